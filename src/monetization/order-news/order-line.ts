import { SayOfOrder } from '../../messaging/messaging.contract.js';
import type { OrderChanged } from '../monetization.contract.js';

/** What is said of it in the thread of the two; null for an end that one of them has no more words for, and without a listing. */
export function sayingOf(changed: OrderChanged, saidAt: Date | null = null): SayOfOrder | null {
  const { orderId, event, byId, listingId, buyerId, sellerId, cause } = changed;
  if (listingId === null || cause === 'left' || cause === 'blocked') return null;
  const senderId = byId ?? sellerId;
  const recipientId = senderId === buyerId ? sellerId : buyerId;
  return new SayOfOrder(senderId, recipientId, listingId, { orderId, event, cause }, saidAt);
}
