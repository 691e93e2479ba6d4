import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { type StandingDeal, StandingDeals } from '../messaging.contract.js';

@QueryHandler(StandingDeals)
export class StandingDealsHandler implements IQueryHandler<StandingDeals> {
  constructor(private readonly db: Database) {}

  async execute({ listingIds }: StandingDeals): Promise<StandingDeal[]> {
    return this.db.rows(sql<StandingDeal>`
      select listing_id as "listingId", buyer_id as "buyerId" from messaging.offers
      where listing_id = any(${listingIds}::uuid[]) and status = 'accepted'`);
  }
}
