import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { OPEN_OFFER_STATUSES } from '#contract/chat';
import { Clock } from '#platform/config/clock';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ListingSold, SaleStands } from '../../catalog/catalog.contract.js';
import { Offer } from '../offers/offer.entity.js';

/**
 * Who bought an item has nothing left to negotiate about: an offer of theirs at its price is the deal, another one gives
 * way to the sale. A deal with somebody else is off. (What others offered is closed when the listing's change is told.)
 */
@Injectable()
@ReactsTo(ListingSold)
export class SettleOffersOnListingSold implements Reaction<ListingSold> {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  async react({ saleId, listingId, sellerId, buyerId, price }: ListingSold): Promise<void> {
    if (!(await this.commands.execute(new SaleStands(listingId, saleId)))) return;
    const now = this.clock.now();
    const offers = await this.em.find(
      Offer,
      { listingId, status: { $in: [...OPEN_OFFER_STATUSES, 'accepted'] } },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    const deals = offers.filter(({ status }) => status === 'accepted');
    const bids = offers.filter((offer) => offer.buyerId === buyerId && !deals.includes(offer));
    for (const deal of deals) if (deal.buyerId !== buyerId) deal.fallThrough(now);
    // A listing has one deal: the one that is off goes first.
    await this.em.flush();
    // Whose deal stands may have named its price once more, before it was known here that the item is kept for them.
    const hasDeal = deals.some((deal) => deal.buyerId === buyerId);
    for (const bid of bids) {
      if (!hasDeal && bid.price === price) bid.accept(sellerId, now);
      else bid.giveWay(now);
    }
    await this.em.flush();
  }
}
