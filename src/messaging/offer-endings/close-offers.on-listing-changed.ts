import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ListingChanged, SummaryOfListing } from '../../catalog/catalog.contract.js';
import { KnownItems } from '../items/known-items.js';
import { lockOpenOffers } from '../offers/offer-locks.js';
import { endOffersOfGoneListing } from './gone-listing.js';

/** What is sold leaves nothing to negotiate about. */
@Injectable()
@ReactsTo(ListingChanged)
export class CloseOffersOnListingChanged implements Reaction<ListingChanged> {
  constructor(
    private readonly em: EntityManager,
    private readonly items: KnownItems,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async react(changed: ListingChanged): Promise<void> {
    const { listingId, status } = changed;
    if (status !== 'sold' && status !== 'removed') return;
    // From here on nobody makes another offer, and those that were being made are in sight.
    await this.items.follow(changed);
    const now = this.clock.now();
    if (status === 'removed') return endOffersOfGoneListing(this.em, listingId, now);
    const open = await lockOpenOffers(this.em, listingId);
    // Asked after they were found: what was offered since the sale fell through is about a listing that is for sale.
    const listing = await this.queries.execute(new SummaryOfListing(listingId));
    if (listing && listing.status !== 'sold') return;
    for (const offer of open) offer.lose(now);
    await this.em.flush();
  }
}
