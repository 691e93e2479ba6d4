import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/config/clock';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ListingDeleted } from '../../catalog/catalog.contract.js';
import { KnownItems } from '../items/known-items.js';
import { endOffersOfGoneListing } from './gone-listing.js';

@Injectable()
@ReactsTo(ListingDeleted)
export class CloseOffersOnListingDeleted implements Reaction<ListingDeleted> {
  constructor(
    private readonly em: EntityManager,
    private readonly items: KnownItems,
    private readonly clock: Clock,
  ) {}

  async react({ listingId }: ListingDeleted): Promise<void> {
    await this.items.end(listingId);
    await endOffersOfGoneListing(this.em, listingId, this.clock.now());
  }
}
