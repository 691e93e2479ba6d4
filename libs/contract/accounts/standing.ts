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
  /** Of the friends they invited not enough have listed something. */
  'too-few-friends',
] as const;
export type MissingReason = (typeof MISSING_REASONS)[number];

export interface MissingBadgeShape {
  badge: Badge;
  reason: MissingReason;
  /** Of what is counted: how much of it there is, and how much it takes. */
  have?: number;
  need?: number;
}
