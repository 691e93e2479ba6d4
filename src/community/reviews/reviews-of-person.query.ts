import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { JsonText } from '#platform/http/json-text';
import { Database } from '#platform/persistence/database';
import { PersonNotFound } from '../people/person.errors.js';
import type { PersonReviews, PersonReviewsParams } from './review.dto.js';
import { encodeReviewCursor, type ReviewCursor } from './review-cursor.js';
import { personReviewsStatement } from './reviews-of-person.sql.js';

/** What others wrote about a person, a page at a time. @throws PersonNotFound */
export class ReviewsOfPerson extends Query<JsonText<PersonReviews>> {
  constructor(
    readonly personId: string,
    readonly params: Partial<PersonReviewsParams> = {},
  ) {
    super();
  }
}

@QueryHandler(ReviewsOfPerson)
export class ReviewsOfPersonHandler implements IQueryHandler<ReviewsOfPerson> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, params }: ReviewsOfPerson): Promise<JsonText<PersonReviews>> {
    const { name, text, values } = personReviewsStatement(personId, params, this.clock.now());
    const [found] = await this.db.prepared<FoundReviews>(name, text, values);
    if (!found) throw new PersonNotFound(personId);
    return new JsonText(personReviewsAnswer(found));
  }
}

export interface FoundReviews {
  /** JSON. */
  items: string;
  /** The last one shown, if there are more. */
  last: ReviewCursor | null;
  /** JSON, with the first page. */
  summary?: string;
  person?: string;
}

/** The benchmark's bare server answers by it too. */
export function personReviewsAnswer({ items, last, summary, person }: FoundReviews): string {
  const nextCursor = JSON.stringify(last && encodeReviewCursor(last));
  const first = summary && person ? `,"summary":${summary},"person":${person}` : '';
  return `{"items":${items},"nextCursor":${nextCursor}${first}}`;
}
