import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ListingDeleted } from '../../catalog/catalog.contract.js';
import { ClawBacks } from './claw-backs.js';
import { isRewardedFor } from './rewarded-for.sql.js';

/** A first listing that is put up for the credit alone is soon gone; one that is taken down earned nothing, however old. */
@Injectable()
@ReactsTo(ListingDeleted)
export class ClawBackOnListingDeleted implements Reaction<ListingDeleted> {
  constructor(private readonly clawBacks: ClawBacks) {}

  async react({ listingId, takenDown }: ListingDeleted): Promise<void> {
    const which = isRewardedFor(listingId);
    if (takenDown) await this.clawBacks.end(which, 'abuse');
    else await this.clawBacks.endHeld(which, 'listing-removed');
  }
}
