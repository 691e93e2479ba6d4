import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { RECENTLY_VIEWED } from '#contract/listings';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import type { ViewedListing } from './recently-viewed.dto.js';

/** What a person looked at last and is still there, sold or not. */
export class ListRecentlyViewed extends Query<ViewedListing[]> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(ListRecentlyViewed)
export class ListRecentlyViewedHandler implements IQueryHandler<ListRecentlyViewed> {
  constructor(private readonly db: Database) {}

  execute({ personId }: ListRecentlyViewed): Promise<ViewedListing[]> {
    return this.db.rows(sql<ViewedListing>`
      select listing.id, listing.title, ${usdSql('listing.price_cents')} as price, listing.category, listing.status,
        listing.images -> 0 as image
      from catalog.recently_viewed viewed
      join catalog.listings listing on listing.id = viewed.listing_id and listing.status <> 'removed'
      where viewed.person_id = ${personId}
      order by viewed.viewed_at desc, listing.id
      limit ${RECENTLY_VIEWED}`);
  }
}
