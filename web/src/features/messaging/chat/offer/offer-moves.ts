import { OPEN_OFFER_STATUSES } from '#contract/chat';
import type { ChatItem, OfferView } from '../../../../api/messaging/messaging';

export type OfferMove = 'accept' | 'decline' | 'counter' | 'withdraw' | 'cancel';

/** What the reader may do about an offer; the server decides it anew. `kept`: a meetup of the two keeps the item for its buyer. */
export function movesOf(offer: OfferView, me: string, item: ChatItem | null, kept = false): OfferMove[] {
  if (offer.status === 'accepted') return item?.status === 'sold' ? [] : ['cancel'];
  if (item?.status !== 'active' && item?.status !== 'pending') return [];
  const moves = answersTo(offer, offer.sellerId === me);
  // What waits for somebody can be agreed on with them alone; saying no stays possible.
  const mayAgree = (item.status === 'active' || kept) && !isAbovePrice(offer, item);
  return mayAgree ? moves : moves.filter((move) => move === 'decline' || move === 'withdraw');
}

function answersTo({ status }: OfferView, seller: boolean): OfferMove[] {
  if (status === 'negotiating') return seller ? ['accept', 'counter', 'decline'] : ['withdraw'];
  if (status === 'countered') return seller ? [] : ['accept', 'decline'];
  return [];
}

/** USD that an agreement now would be, or is, about: a counter replaces what was offered. */
export const amountOf = ({ amount, counter, status }: OfferView): number =>
  status === 'negotiating' ? amount : (counter ?? amount);

export const isOpen = ({ status }: OfferView): boolean => OPEN_OFFER_STATUSES.includes(status);

/** Its seller has lowered the price since: nobody agrees on more than that. */
export const isAbovePrice = (offer: OfferView, { price }: ChatItem): boolean =>
  isOpen(offer) && amountOf(offer) > price;
