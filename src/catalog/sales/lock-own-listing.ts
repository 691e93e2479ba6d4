import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { SignedIn } from '#platform/auth/actor';
import { Listing } from '../listings/listing.entity.js';
import { ListingNotFound, NotYourListing } from '../listings/listing.errors.js';
import { maySellListing } from '../listings/listing.policy.js';

/** A listing whose state its seller is about to change: of several that try at once, one goes first. */
export async function lockOwnListing(em: EntityManager, actor: SignedIn, id: string): Promise<Listing> {
  const listing = await em.findOne(Listing, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!listing || listing.status === 'removed') throw new ListingNotFound(id);
  if (!maySellListing(actor, listing)) throw new NotYourListing();
  return listing;
}
