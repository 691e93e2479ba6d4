import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { type ListingSummary, SummaryOfListing } from '../catalog.contract.js';

@QueryHandler(SummaryOfListing)
export class SummaryOfListingHandler implements IQueryHandler<SummaryOfListing> {
  constructor(private readonly db: Database) {}

  async execute({ listingId }: SummaryOfListing): Promise<ListingSummary | null> {
    const row = await this.db.first(sql<{ summary: ListingSummary }>`
      select json_build_object(
        'id', id, 'sellerId', seller_id, 'title', title, 'price', ${usdSql('price_cents')}, 'status', status,
        'category', category, 'image', images -> 0, 'holdId', hold_id,
        'listedAt', coalesce(first_listed_at, created_at), 'changedAt', updated_at) as summary
      from catalog.listings where id = ${listingId} and status <> 'removed'`);
    return row?.summary ?? null;
  }
}
