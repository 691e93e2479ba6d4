import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { AVERAGE, ratingNow } from './rating.sql.js';

export interface PersonRating {
  /** Of 5 stars, one decimal; null before the first review. */
  rating: number | null;
  totalRatings: number;
}

/** How a person is rated in this moment. */
export class RatingOfPerson extends Query<PersonRating> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(RatingOfPerson)
export class RatingOfPersonHandler implements IQueryHandler<RatingOfPerson> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ personId }: RatingOfPerson): Promise<PersonRating> {
    const values = [personId, this.clock.now()];
    const [found] = await this.db.prepared<PersonRating>('rating', PERSON_RATING, values);
    return found ?? { rating: null, totalRatings: 0 };
  }
}

/** The benchmark's bare server sends it too. */
export const PERSON_RATING = `
  select ${AVERAGE} as rating, count as "totalRatings" from (${ratingNow('$1', '$2')}) rated`;
