import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { HadListings } from '../catalog.contract.js';

@QueryHandler(HadListings)
export class HadListingsHandler implements IQueryHandler<HadListings> {
  constructor(private readonly db: Database) {}

  async execute({ sellerId, before }: HadListings): Promise<boolean> {
    const found = await this.db.first(sql`
      select from catalog.listings
      where seller_id = ${sellerId} and status <> 'removed'
        and (${before}::timestamptz is null or coalesce(first_listed_at, created_at) < ${before})
      limit 1`);
    return found !== undefined;
  }
}
