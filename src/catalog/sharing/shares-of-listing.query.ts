import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { SignedIn } from '#platform/auth/actor';
import { Database } from '#platform/persistence/database';
import { ListingNotFound, NotYourListing } from '../listings/listing.errors.js';
import { mayChangeListing } from '../listings/listing.policy.js';
import type { ListingShares } from './share.dto.js';

/** For who sells it, and administrators. */
export class SharesOfListing extends Query<ListingShares> {
  constructor(
    readonly reader: SignedIn,
    readonly listingId: string,
  ) {
    super();
  }
}

@QueryHandler(SharesOfListing)
export class SharesOfListingHandler implements IQueryHandler<SharesOfListing> {
  constructor(private readonly db: Database) {}

  async execute({ reader, listingId }: SharesOfListing): Promise<ListingShares> {
    const found = await this.db.first(sql<{ sellerId: string; ways: ListingShares['ways'] }>`
      select listing.seller_id as "sellerId", (
        select coalesce(json_agg(counted order by shares + visits desc, way), '[]') from (
          select way, count(*) filter (where event = 'shared') as shares,
            count(*) filter (where event = 'visited') as visits
          from catalog.listing_shares where listing_id = listing.id group by way
        ) counted
      ) as ways
      from catalog.listings listing where listing.id = ${listingId} and listing.status <> 'removed'`);
    if (!found) throw new ListingNotFound(listingId);
    if (!mayChangeListing(reader, found)) throw new NotYourListing();
    const { ways } = found;
    const sum = (of: 'shares' | 'visits') => ways.reduce((total, way) => total + way[of], 0);
    return { shares: sum('shares'), visits: sum('visits'), ways };
  }
}
