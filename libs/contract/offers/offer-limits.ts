/** Spec 2, sections 5 and 9: an amount lies between the first two, both excluded; the fallback includes its ends. */
export const OFFER_LIMITS = {
  above: 0,
  below: 1_000_000,
  decimals: 2,
  fallbackFrom: 1,
  fallbackTo: 10_000,
  expiresAfterHours: 48,
} as const;
