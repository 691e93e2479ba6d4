import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { LockListing, OrderAbout, ReleaseListing } from '../../catalog/catalog.contract.js';
import { Offer } from '../offers/offer.entity.js';
import { BuyerLeft } from './buyer-left.js';

/**
 * Nothing is kept for who has left: the deal is off, and the item for sale again. What is on its way to them is theirs. A deal
 * with oneself is gone by now.
 */
@Injectable()
@ReactsTo(BuyerLeft)
export class EndDealOnBuyerLeft implements Reaction<BuyerLeft> {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async react({ offerId, listingId }: BuyerLeft): Promise<void> {
    const listing = await this.commands.execute(new LockListing(listingId));
    if (listing?.status !== 'pending') return;
    const deal = await this.em.findOne(
      Offer,
      { id: offerId, status: 'accepted' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (deal) {
      const order = await this.queries.execute(new OrderAbout(listingId));
      if (order?.isShipped && order.buyerId === deal.buyerId) return;
      deal.cancel(deal.buyerId, this.clock.now());
    }
    await this.commands.execute(new ReleaseListing(listingId, listing.sellerId, offerId));
  }
}
