import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ListingChanged, SummaryOfListing } from '../../catalog/catalog.contract.js';
import { Offer } from '../offers/offer.entity.js';

/** A listing that its seller offers again has no buyer: the deal there was is off. */
@Injectable()
@ReactsTo(ListingChanged)
export class EndDealOnListingChanged implements Reaction<ListingChanged> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async react({ listingId, status, changedAt }: ListingChanged): Promise<void> {
    if (status !== 'active') return;
    const deal = await this.em.findOne(
      Offer,
      { listingId, status: 'accepted' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    // What happened before it was made did not end it.
    if (!deal || deal.updatedAt > new Date(changedAt)) return;
    // Asked after the deal was found: one that was made since the event keeps the listing itself, or has sold it by now.
    const listing = await this.queries.execute(new SummaryOfListing(listingId));
    if (!listing || listing.status === 'sold' || listing.holdId === deal.id) return;
    // Whose it is by now: a guest may have become a member since the event.
    deal.cancel(deal.sellerId, this.clock.now(), new Date(changedAt));
    await this.em.flush();
  }
}
