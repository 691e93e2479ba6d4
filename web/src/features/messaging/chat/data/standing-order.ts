import type { OrderEntry } from '../../../../api/monetization/orders';

/**
 * The order that stands over a conversation about a listing: what is under way before what is over, the newest of them. Without
 * a listing, that of whichever. One that is locked is under way.
 */
export function standingOrder(
  entries: readonly OrderEntry[],
  listingId: string | null,
): OrderEntry | undefined {
  const about = entries.filter((entry) => listingId === null || entry.listingId === listingId);
  return about.find(isUnderWay) ?? about[0];
}

export const isUnderWay = ({ order }: OrderEntry): boolean =>
  order === null || !['delivered', 'refunded', 'canceled', 'declined'].includes(order.status);
