import { OPEN_OFFER_STATUSES } from '#contract/chat';
import type { ChatItem, OfferView } from '../../../../api/messaging/messaging';

export type OfferMove = 'accept' | 'decline' | 'counter' | 'withdraw' | 'cancel';

/** What the reader may do about an offer; the server decides it anew. */
export function movesOf(offer: OfferView, me: string, item: ChatItem | null): OfferMove[] {
  const seller = offer.sellerId === me;
  if (offer.status === 'accepted') return item?.status === 'sold' ? [] : ['cancel'];
  if (item?.status !== 'active') return [];
  if (offer.status === 'negotiating') return seller ? ['accept', 'counter', 'decline'] : ['withdraw'];
  if (offer.status === 'countered') return seller ? [] : ['accept', 'decline'];
  return [];
}

/** USD that an agreement now would be, or is, about: a counter replaces what was offered. */
export const amountOf = ({ amount, counter, status }: OfferView): number =>
  status === 'negotiating' ? amount : (counter ?? amount);

export const isOpen = ({ status }: OfferView): boolean => OPEN_OFFER_STATUSES.includes(status);
