import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ListingChanged } from '../../catalog/catalog.contract.js';
import { EndedMeetups, IN_ORDER } from './ended-meetups.js';

/** Nobody meets about a listing that was removed; and one that its seller offers again is kept for nobody any more. */
@Injectable()
@ReactsTo(ListingChanged)
export class EndMeetupsOnListingChanged implements Reaction<ListingChanged> {
  constructor(
    private readonly db: Database,
    private readonly meetups: EndedMeetups,
  ) {}

  async react({ listingId, status, changedAt, letGo }: ListingChanged): Promise<void> {
    if (status === 'removed') await this.meetups.end(sql`listing_id = ${listingId} ${IN_ORDER}`, 'deleted');
    // What let go of it says itself why, and who.
    if (status !== 'active' || letGo) return;
    // What it has been kept for since then is another matter.
    const before = sql`listing_id = ${listingId} and reserved_at < ${changedAt}::timestamptz`;
    await this.meetups.end(sql`${before} ${IN_ORDER}`, 'deal-canceled', 'seller');
    await this.db.rows(sql`update community.meetups set reserved_at = null where ${before}`);
  }
}
