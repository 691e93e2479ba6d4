import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { olderThan, pageOf } from '#platform/persistence/time-cursor';
import type { OwnListing, OwnListings, OwnListingsParams, OwnListingTotals } from './own-listings.dto.js';

/** What somebody sells and has sold, newest first, and how it does in all. */
export class ListOwnListings extends Query<OwnListings> {
  constructor(
    readonly sellerId: string,
    readonly params: OwnListingsParams,
  ) {
    super();
  }
}

@QueryHandler(ListOwnListings)
export class ListOwnListingsHandler implements IQueryHandler<ListOwnListings> {
  constructor(private readonly db: Database) {}

  async execute({ sellerId, params: { cursor, limit } }: ListOwnListings): Promise<OwnListings> {
    const row = await this.db.first(sql<{ found: (OwnListing & { at: string })[]; totals: OwnListingTotals }>`
      with own as not materialized (
        select * from catalog.listings where seller_id = ${sellerId} and status <> 'removed'
      )
      select
        (select coalesce(json_agg(listing), '[]') from (
          select id, title, (price_cents / 100.0)::float8 as price, category, status, view_count as "viewCount",
            images -> 0 as image, created_at as "createdAt", created_at as at
          from own
          where ${olderThan(cursor, 'created_at', 'id')}
          order by created_at desc, id desc
          limit ${limit + 1}
        ) listing) as found,
        (select json_build_object(
          'listings', count(*),
          'active', count(*) filter (where status = 'active'),
          'views', coalesce(sum(view_count), 0)
        ) from own) as totals`);
    const { found, totals } = row ?? { found: [], totals: { listings: 0, active: 0, views: 0 } };
    const { items, nextCursor } = pageOf(found, limit);
    return { items: items.map(({ at: _, ...listing }) => listing), nextCursor, totals };
  }
}
