import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ListingChanged } from '../../catalog/catalog.contract.js';
import { EndedOrders } from './ended-orders.js';

/** What was removed is not sent; and what its seller offers again is promised to nobody any more. */
@Injectable()
@ReactsTo(ListingChanged)
export class EndOrdersOnListingChanged implements Reaction<ListingChanged> {
  constructor(private readonly orders: EndedOrders) {}

  async react({ listingId, status, changedAt, letGo }: ListingChanged): Promise<void> {
    if (status === 'removed') await this.orders.end(sql`listing_id = ${listingId}`, 'deleted');
    // What let go of it says itself why, and who.
    if (status !== 'active' || letGo) return;
    // What it has been promised for since then is another matter.
    const before = sql`listing_id = ${listingId} and coalesce(opened_at, created_at) < ${changedAt}::timestamptz`;
    await this.orders.end(before, 'deal-canceled', 'seller');
  }
}
