import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ListingDeleted } from '../../catalog/catalog.contract.js';
import { ClawBacks } from './claw-backs.js';

/** A first listing that is put up for the credit alone is soon taken down. */
@Injectable()
@ReactsTo(ListingDeleted)
export class ClawBackOnListingDeleted implements Reaction<ListingDeleted> {
  constructor(private readonly clawBacks: ClawBacks) {}

  async react({ listingId }: ListingDeleted): Promise<void> {
    await this.clawBacks.endHeld(sql`referral.listing_id = ${listingId}`, 'listing-removed');
  }
}
