import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ListingPublished, SummaryOfListing } from '../../catalog/catalog.contract.js';
import { Rewards } from './rewards.js';

/** The first listing of somebody who was invited is what the reward is for. */
@Injectable()
@ReactsTo(ListingPublished)
export class RewardFriendOnListingPublished implements Reaction<ListingPublished> {
  constructor(
    private readonly queries: QueryBus,
    private readonly rewards: Rewards,
  ) {}

  async react({ listingId }: ListingPublished): Promise<void> {
    // As it is by now: a guest may have become a member since, and the listing may be gone.
    const listing = await this.queries.execute(new SummaryOfListing(listingId));
    if (listing) await this.rewards.give(listing.sellerId, listingId);
  }
}
