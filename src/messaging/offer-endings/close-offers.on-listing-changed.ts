import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/config/clock';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ListingChanged } from '../../catalog/catalog.contract.js';
import { lockOpenOffers } from '../offers/offer-locks.js';
import { endOffersOfGoneListing } from './gone-listing.js';

/** What is sold leaves nothing to negotiate about. */
@Injectable()
@ReactsTo(ListingChanged)
export class CloseOffersOnListingChanged implements Reaction<ListingChanged> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async react({ listingId, status }: ListingChanged): Promise<void> {
    const now = this.clock.now();
    if (status === 'removed') return endOffersOfGoneListing(this.em, listingId, now);
    if (status !== 'sold') return;
    for (const offer of await lockOpenOffers(this.em, listingId)) offer.lose(now);
    await this.em.flush();
  }
}
