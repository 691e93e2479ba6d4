import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { OrderSide } from '#contract/monetization/orders';
import { toUsd } from '#contract/money';
import { OrderAbout, RecordSale, SaleTo } from '../../catalog/catalog.contract.js';
import { RightToOrder } from '../order-openings/right-to-order.js';
import type { Locked } from '../orders/order-locks.js';

/** What was sent has arrived: it is sold to its buyer. */
@Injectable()
export class Receipt {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly rights: RightToOrder,
  ) {}

  /** Whatever has become of the listing meanwhile: who has the thing in their hands is not told that it was not for sale. */
  async complete({ order, listing, now }: Locked & { now: Date }, side: OrderSide | null): Promise<void> {
    order.deliver(side, await this.saleOf({ order, listing }), now);
  }

  /**
   * Null when there is none to record any more: the listing is gone, has been promised to somebody else, or was let go and not
   * promised to this buyer anew. What was sold to them after it was let go was sold by another deal.
   */
  private async saleOf({ order, listing }: Locked): Promise<string | null> {
    const { listingId, sellerId, buyerId, priceCents, letGoAt, saleId } = order;
    if (!listingId) return null;
    const sold = await this.queries.execute(new SaleTo(listingId, buyerId));
    if (sold) return letGoAt && sold !== saleId ? null : sold;
    if (listing?.status !== 'active' && listing?.status !== 'pending') return null;
    const underWay = await this.queries.execute(new OrderAbout(listingId));
    if (underWay && (letGoAt || underWay.buyerId !== buyerId)) return null;
    const promisedTo = await this.rights.dealsWith(listingId, sellerId);
    if (promisedTo === null ? letGoAt : promisedTo !== buyerId) return null;
    return this.commands.execute(new RecordSale(listingId, sellerId, buyerId, toUsd(priceCents)));
  }
}
