import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { QueryBus } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { OrderAbout } from '../catalog.contract.js';
import { Listing } from '../listings/listing.entity.js';
import { ListingNotFound, ListingShipped, NotYourListing } from '../listings/listing.errors.js';
import { maySellListing } from '../listings/listing.policy.js';

/** A listing whose state its seller is about to change: of several that try at once, one goes first. */
export async function lockOwnListing(em: EntityManager, actor: SignedIn, id: string): Promise<Listing> {
  const listing = await em.findOne(Listing, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!listing || listing.status === 'removed') throw new ListingNotFound(id);
  if (!maySellListing(actor, listing)) throw new NotYourListing();
  return listing;
}

/**
 * What is on its way to somebody is not for anybody else. Behind the listing's lock.
 * @throws ListingShipped unless it goes to `buyerId`
 */
export async function assertNotShipped(
  queries: QueryBus,
  listingId: string,
  buyerId: string | null = null,
): Promise<void> {
  const order = await queries.execute(new OrderAbout(listingId));
  if (order?.isShipped && order.buyerId !== buyerId) throw new ListingShipped();
}
