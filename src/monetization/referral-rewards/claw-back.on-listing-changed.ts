import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ListingChanged } from '../../catalog/catalog.contract.js';
import { ClawBacks } from './claw-backs.js';
import { isRewardedFor } from './rewarded-for.sql.js';

/** A first listing that is taken down by somebody else earned nothing, however old it is. */
@Injectable()
@ReactsTo(ListingChanged)
export class ClawBackOnListingChanged implements Reaction<ListingChanged> {
  constructor(private readonly clawBacks: ClawBacks) {}

  async react({ listingId, status }: ListingChanged): Promise<void> {
    if (status !== 'removed') return;
    await this.clawBacks.end(isRewardedFor(listingId), 'abuse');
  }
}
