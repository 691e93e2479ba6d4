import type { ListingStatus } from '../listings.js';
import { DAY_MS } from '../time.js';

/**
 * What its seller may do with a listing in which state, and what becomes of it. A deal that is agreed on reserves and
 * releases it, too.
 */
export const LISTING_MOVES = {
  reserve: { from: ['active'], to: 'pending' },
  release: { from: ['pending'], to: 'active' },
  sell: { from: ['active', 'pending'], to: 'sold' },
  /** The sale fell through. */
  relist: { from: ['sold'], to: 'active' },
  /** It stands among the newest again. */
  renew: { from: ['active'], to: 'active' },
} as const satisfies Record<string, { from: readonly ListingStatus[]; to: ListingStatus }>;
export type ListingMove = keyof typeof LISTING_MOVES;

export const mayMove = (move: ListingMove, status: ListingStatus): boolean =>
  (LISTING_MOVES[move].from as readonly ListingStatus[]).includes(status);

/** A listing is renewed once it has stood for so many days since it was put up or renewed. */
export const RENEWABLE_AFTER_DAYS = 30;

/** Whole days until a listing that was put up then may be renewed; 0: now. */
export const daysToRenewal = (putUpAt: Date, now: Date): number =>
  Math.max(0, Math.ceil(RENEWABLE_AFTER_DAYS - (now.getTime() - putUpAt.getTime()) / DAY_MS));
