import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { RatePerson } from '../identity.contract.js';

@CommandHandler(RatePerson)
export class RatePersonHandler implements ICommandHandler<RatePerson> {
  constructor(private readonly db: Database) {}

  async execute({ profileId, rating, totalRatings }: RatePerson): Promise<void> {
    await this.db.rows(sql`
      update identity.profiles set rating = ${rating}, total_ratings = ${totalRatings}
      where id = ${profileId}
        and (rating, total_ratings) is distinct from (${rating}::float8, ${totalRatings}::int)`);
  }
}
