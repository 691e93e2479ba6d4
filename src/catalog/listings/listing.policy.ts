import { LISTING_LIMITS } from '#contract/listings';
import { HOUR_MINUTES } from '#contract/time';
import { type Actor, isAdmin, isSignedIn, type SignedIn } from '#platform/auth/actor';
import type { Budget } from '#platform/throttle/rate-limits';
import type { Listing } from './listing.entity.js';

/** The seller, member or guest, and administrators (spec 1, section 6). */
export const mayChangeListing = (actor: Actor, { sellerId }: Pick<Listing, 'sellerId'>): boolean =>
  isAdmin(actor) || (isSignedIn(actor) && actor.id === sellerId);

/** How many listings an actor may have at a time. */
export const listingAllowance = (actor: Actor): number =>
  actor.kind === 'guest' ? LISTING_LIMITS.perGuest : Number.POSITIVE_INFINITY;

/** Each is looked at for everybody's saved searches. Nobody writes one a minute, and a guest has three at a time. */
export const PUBLISHED_PER_HOUR = { member: 60, guest: 20 };

/** How many they may put up in an hour, whether they stay or not. */
export const publishingBudget = ({ id, kind }: Pick<SignedIn, 'id' | 'kind'>): Budget => ({
  rule: 'catalog.publishing',
  key: id,
  limit: PUBLISHED_PER_HOUR[kind],
  windowMinutes: HOUR_MINUTES,
});

/** Whoever saved it may be told of each. */
const CHANGES_PER_HOUR = 60;

/** How often one person may change one listing in an hour. It is theirs alone, whoever owns the listing. */
export const changeBudget = ({ id }: Pick<SignedIn, 'id'>, listingId: string): Budget => ({
  rule: 'catalog.listing-change',
  key: `${id}:${listingId}`,
  limit: CHANGES_PER_HOUR,
  windowMinutes: HOUR_MINUTES,
});

/** Selling is between the seller and a buyer: nobody does it for them. */
export const maySellListing = (actor: Actor, { sellerId }: Pick<Listing, 'sellerId'>): boolean =>
  isSignedIn(actor) && actor.id === sellerId;
