import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { SaleTo } from '../../catalog/catalog.contract.js';
import { RightToOrder } from '../order-openings/right-to-order.js';
import { OrderChangedMeanwhile } from '../orders/order.errors.js';
import type { Locked } from '../orders/order-locks.js';

/** Whether something is still to be sent to its buyer: what else has become of it may not have reached the order yet. */
@Injectable()
export class PromisedItem {
  constructor(
    private readonly queries: QueryBus,
    private readonly rights: RightToOrder,
  ) {}

  /** Behind the listing's lock. @throws OrderChangedMeanwhile */
  async assert({ order, listing }: Locked): Promise<void> {
    const { listingId, sellerId, buyerId, reservedAt } = order;
    if (!listingId) return;
    const promisedTo = await this.rights.dealsWith(listingId, sellerId);
    const isTheirs =
      listing?.status === 'sold'
        ? (await this.queries.execute(new SaleTo(listingId, buyerId))) !== null
        : listing?.status === 'pending' && (promisedTo === buyerId || (promisedTo === null && reservedAt));
    if (!isTheirs) throw new OrderChangedMeanwhile();
  }
}
