import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { OPEN_OFFER_STATUSES } from '#contract/chat';
import { Offer } from '../offers/offer.entity.js';

/** The listing is no longer there: its open offers expire, and a deal about it is off. Within the caller's transaction. */
export async function endOffersOfGoneListing(em: EntityManager, listingId: string, now: Date): Promise<void> {
  const offers = await em.find(
    Offer,
    { listingId, status: { $in: [...OPEN_OFFER_STATUSES, 'accepted'] } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  for (const offer of offers) offer.fallThrough(now);
  await em.flush();
}
