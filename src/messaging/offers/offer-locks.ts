import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { OPEN_OFFER_STATUSES } from '#contract/chat';
import { Offer } from './offer.entity.js';
import { OfferNotFound } from './offer.errors.js';

/**
 * Rows are always locked in this order, so that no two of us wait for each other: listing, conversation, the
 * item's copy, offers by id. Whoever needs only a later one skips the earlier ones, but never goes back.
 */
export async function lockOffer(em: EntityManager, id: string): Promise<Offer> {
  const offer = await em.findOne(Offer, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!offer) throw new OfferNotFound();
  return offer;
}

/** The open offers of a listing, or of one buyer for it, locked. */
export const lockOpenOffers = (em: EntityManager, listingId: string, buyerId?: string): Promise<Offer[]> =>
  em.find(
    Offer,
    { listingId, status: { $in: OPEN_OFFER_STATUSES }, ...(buyerId && { buyerId }) },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );

/** The open offers of two people to each other, locked. */
export const lockOpenOffersBetween = (em: EntityManager, oneId: string, otherId: string): Promise<Offer[]> =>
  em.find(
    Offer,
    {
      status: { $in: OPEN_OFFER_STATUSES },
      sellerId: { $in: [oneId, otherId] },
      buyerId: { $in: [oneId, otherId] },
    },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
