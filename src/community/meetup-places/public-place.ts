/** What sort of public place is suggested; the kind `custom` is named by people alone. */
export const PUBLIC_PLACE_KINDS = ['cafe', 'park', 'library', 'mall'] as const;
export type PublicPlaceKind = (typeof PUBLIC_PLACE_KINDS)[number];

export const MEETUP_PLACE_LIMITS = {
  /** Characters; what is called longer is no suggestion. */
  name: 120,
  /** Kilometres: what lies further from where two people look for a place is no suggestion. */
  within: 25,
  /** Kilometres: people further apart are suggested places near the thing, not half way. */
  apart: 60,
  /** So many of a kind come before more of it. */
  ofAKind: 2,
} as const;
