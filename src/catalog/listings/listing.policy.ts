import { LISTING_LIMITS } from '#contract/listings';
import { type Actor, isAdmin, isSignedIn } from '#platform/auth/actor';
import type { Listing } from './listing.entity.js';

/** The seller, member or guest, and administrators (spec 1, section 6). */
export const mayChangeListing = (actor: Actor, { sellerId }: Pick<Listing, 'sellerId'>): boolean =>
  isAdmin(actor) || (isSignedIn(actor) && actor.id === sellerId);

/** How many listings an actor may have at a time. */
export const listingAllowance = (actor: Actor): number =>
  actor.kind === 'guest' ? LISTING_LIMITS.perGuest : Number.POSITIVE_INFINITY;

/** Selling is between the seller and a buyer: nobody does it for them. */
export const maySellListing = (actor: Actor, { sellerId }: Pick<Listing, 'sellerId'>): boolean =>
  isSignedIn(actor) && actor.id === sellerId;
