import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ListingPublished, LockListing } from '../../catalog/catalog.contract.js';
import { ReferralRewards } from './referral-rewards.js';

/** The first listing of somebody who was invited is what the reward is for. */
@Injectable()
@ReactsTo(ListingPublished)
export class RewardFriendOnListingPublished implements Reaction<ListingPublished> {
  constructor(
    private readonly commands: CommandBus,
    private readonly rewards: ReferralRewards,
  ) {}

  async react({ listingId }: ListingPublished): Promise<void> {
    // As it is, and stays meanwhile: a guest may have become a member since, or is about to, and the listing may be gone.
    const listing = await this.commands.execute(new LockListing(listingId));
    if (listing) await this.rewards.give(listing.sellerId, listingId);
  }
}
