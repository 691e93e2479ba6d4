import type { Badge } from '../people.js';

/** Why somebody has not earned a badge; told to them alone, with what there is to do. */
export const MISSING_REASONS = [
  /** Nobody has rated them yet. */
  'no-reviews',
  /** Rated below what the badge asks for. */
  'rating-too-low',
  'no-phone',
  'phone-unconfirmed',
  /** This server sends no codes: nobody can earn it here. */
  'phone-impossible',
  'email-unconfirmed',
  /** Their address is of no domain the operator lists. */
  'no-campus-address',
  /** What is confirmed is a member's. */
  'guest',
] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];

export interface MissingBadgeShape {
  badge: Badge;
  reason: MissingReason;
}
