import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { CommandBus } from '@nestjs/cqrs';
import { ORDER_STATUSES_UNDER_WAY, type OrderStatus } from '#contract/monetization/orders';
import { type ListingSummary, LockListing } from '../../catalog/catalog.contract.js';
import { Order } from './order.entity.js';

/** With the listing as it is; null when there is none, or none any more. */
export interface Locked {
  order: Order;
  listing: ListingSummary | null;
}

/**
 * Rows are always locked in this order, so that no two wait for each other: the listing, what is offered for it, meetups about
 * it, then orders by id. Within the caller's transaction; null when there is no such order.
 */
export async function lockOrder(em: EntityManager, commands: CommandBus, id: string): Promise<Locked | null> {
  const found = await em.findOne(Order, id);
  if (!found) return null;
  const listing = found.listingId ? await commands.execute(new LockListing(found.listingId)) : null;
  const order = await em.findOne(Order, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  return order && { order, listing };
}

const LIVE: OrderStatus[] = ['requested', ...ORDER_STATUSES_UNDER_WAY];

/** The order by which a listing is to be a buyer's, locked; the listing's row is the caller's to lock before. */
export const lockLiveOrder = (em: EntityManager, listingId: string, buyerId: string): Promise<Order | null> =>
  em.findOne(
    Order,
    { listingId, buyerId, status: { $in: LIVE }, letGoAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
