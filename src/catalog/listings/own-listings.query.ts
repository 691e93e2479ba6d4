import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type RawBuilder, sql } from 'kysely';
import type { SignedIn } from '#platform/auth/actor';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { olderThan, pageOf } from '#platform/persistence/time-cursor';
import { listingAllowance } from './listing.policy.js';
import type { OwnListing, OwnListings, OwnListingsParams, OwnListingTotals } from './own-listings.dto.js';

/** What somebody sells and has sold, newest first, and how it does in all. */
export class ListOwnListings extends Query<OwnListings> {
  constructor(
    readonly seller: SignedIn,
    readonly params: OwnListingsParams,
  ) {
    super();
  }
}

interface Found {
  found: (OwnListing & { at: string })[];
  totals: OwnListingTotals;
  /** Removed ones too. */
  counted: number;
}
const NOTHING: Found = {
  found: [],
  totals: { listings: 0, active: 0, pending: 0, sold: 0, views: 0 },
  counted: 0,
};

@QueryHandler(ListOwnListings)
export class ListOwnListingsHandler implements IQueryHandler<ListOwnListings> {
  constructor(private readonly db: Database) {}

  async execute({ seller, params: { cursor, limit, ...wanted } }: ListOwnListings): Promise<OwnListings> {
    const row = await this.db.first(sql<Found>`
      with own as not materialized (
        select * from catalog.listings where seller_id = ${seller.id} and status <> 'removed'
      )
      select
        (select coalesce(json_agg(listing), '[]') from (
          select id, title, ${usdSql('price_cents')} as price, category, status, view_count as "viewCount",
            favorite_count as "favoriteCount", contact_count as "contactCount",
            images -> 0 as image, created_at as "createdAt", created_at as at
          from own
          where ${olderThan(cursor, 'created_at', 'id')} and ${isWanted(wanted)}
          order by created_at desc, id desc
          limit ${limit + 1}
        ) listing) as found,
        (select json_build_object(
          'listings', count(*),
          'active', count(*) filter (where status = 'active'),
          'pending', count(*) filter (where status = 'pending'),
          'sold', count(*) filter (where status = 'sold'),
          'views', coalesce(sum(view_count), 0)
        ) from own) as totals,
        (select count(*)::int from catalog.listings where seller_id = ${seller.id}) as counted`);
    const { found, totals, counted } = row ?? NOTHING;
    const { items, nextCursor } = pageOf(found, limit);
    const publishable = Math.max(0, listingAllowance(seller) - counted);
    return {
      items: items.map(({ at: _, ...listing }) => listing),
      nextCursor,
      totals,
      publishable: Number.isFinite(publishable) ? publishable : null,
    };
  }
}

function isWanted({ status, q }: Pick<OwnListingsParams, 'status' | 'q'>): RawBuilder<unknown> {
  const ofStatus = status ? sql`status = ${status}` : sql`true`;
  const named = q ? sql`strpos(lower(unaccent(title)), lower(unaccent(${q}))) > 0` : sql`true`;
  return sql`${ofStatus} and ${named}`;
}
