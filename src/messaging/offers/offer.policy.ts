import type { OfferStatus } from '#contract/chat';
import type { Offer } from './offer.entity.js';
import { NotYourTurn, OfferClosed, OfferExpired, OfferNotFound } from './offer.errors.js';
import type { Side } from './offer-events.js';

/** Whose move it is in each state. Either side calls an accepted deal off. */
const MOVES = {
  accept: { negotiating: ['seller'], countered: ['buyer'] },
  decline: { negotiating: ['seller'], countered: ['buyer'] },
  counter: { negotiating: ['seller'] },
  withdraw: { negotiating: ['buyer'], countered: ['buyer'] },
  cancel: { accepted: ['buyer', 'seller'] },
} as const satisfies Record<string, Partial<Record<OfferStatus, readonly Side[]>>>;

export type OfferMove = keyof typeof MOVES;

export const sideOf = (
  personId: string,
  { buyerId, sellerId }: Pick<Offer, 'buyerId' | 'sellerId'>,
): Side | null => (personId === buyerId ? 'buyer' : personId === sellerId ? 'seller' : null);

/**
 * Who may do what to an offer, and when.
 * @throws OfferNotFound for a third person, NotYourTurn, OfferExpired, OfferClosed
 */
export function assertMay(move: OfferMove, personId: string, offer: Offer, now: Date): void {
  const side = sideOf(personId, offer);
  if (!side) throw new OfferNotFound();
  const status = offer.statusAt(now);
  const sides = (MOVES[move] as Partial<Record<OfferStatus, readonly Side[]>>)[status];
  if (sides?.includes(side)) return;
  if (sides) throw new NotYourTurn();
  throw status === 'expired' ? new OfferExpired() : new OfferClosed();
}
