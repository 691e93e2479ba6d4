import type { Notice } from '#contract/notices/notices';
import { threadPath } from '#contract/pages/thread-path';
import type { OfferNotice } from '../offers/offer-events.js';

/** Where something happened to an offer, who did it, and whom it concerns. */
export interface OfferSurroundings {
  offerId: string;
  conversationId: string;
  listingId: string;
  title: string;
  byId: string;
  name: string;
  /** Who did it is gone: nothing leads to them. */
  hasLeft: boolean;
  toId: string;
}

/** The thread, as who is told finds it. */
export const linkOf = ({ byId, listingId, hasLeft }: OfferSurroundings): string | null =>
  hasLeft ? null : threadPath(byId, listingId);

/** The notification of something that happened to an offer. It leads to the thread. */
export function noticeOfOffer(code: OfferNotice, about: OfferSurroundings, amount: number): Notice {
  const { title, name } = about;
  const told = { kind: 'offer', link: linkOf(about) } as const;
  switch (code) {
    case 'offer-taken':
      return { ...told, code, params: { title } };
    case 'offer-expired':
      return { ...told, code, params: { amount, title } };
    case 'deal-cancelled':
    case 'buyer-behavior':
      return { ...told, code, params: { name, title } };
    default:
      return { ...told, code, params: { name, amount, title } };
  }
}
