/** The coupon of a week's reward (spec 2, section 9: "$5 off the next purchase"), honoured once, at the checkout of a plan. */
export const COUPONS = {
  /** US cents. */
  amountCents: 500,
  validDays: 90,
  /** A checkout that is never finished gives its coupon back after so long. */
  holdHours: 24,
} as const;

/** What a coupon is to its person; `held` is part of a checkout that is not finished. */
export const COUPON_STATES = ['usable', 'held', 'redeemed', 'expired'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

const GROUP = 4;
/** Without the hyphens between its groups. */
export const COUPON_LENGTH = 3 * GROUP;

/** A code as it is written, of what somebody typed: in capitals, in groups of four, whatever stood between them. */
export const couponCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll(/(.{4})(?=.)/g, '$1-');
