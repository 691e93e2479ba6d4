import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { CommandBus } from '@nestjs/cqrs';
import { LIVE_MEETUP_STATUSES } from '#contract/meetups';
import { type ListingSummary, LockListing } from '../../catalog/catalog.contract.js';
import { Meetup } from './meetup.entity.js';

/** With the listing as it is; null when there is none any more. */
export interface Locked {
  meetup: Meetup;
  listing: ListingSummary | null;
}

/**
 * Rows are always locked in this order, so that no two wait for each other: the listing, then what is offered for it, then
 * meetups by id. Within the caller's transaction; null when there is no such meetup.
 */
export async function lockMeetup(
  em: EntityManager,
  commands: CommandBus,
  id: string,
): Promise<Locked | null> {
  const found = await em.findOne(Meetup, id);
  if (!found) return null;
  const listing = await commands.execute(new LockListing(found.listingId));
  const meetup = await em.findOne(Meetup, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  return meetup && { meetup, listing };
}

/** The live meetups about a listing, or one buyer's, locked; the listing's row is the caller's to lock before. */
export const lockLiveMeetups = (em: EntityManager, listingId: string, buyerId?: string): Promise<Meetup[]> =>
  em.find(
    Meetup,
    { listingId, status: { $in: LIVE_MEETUP_STATUSES }, ...(buyerId && { buyerId }) },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
