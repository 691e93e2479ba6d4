import { randomInt } from 'node:crypto';
import { COUPON_ALPHABET, COUPON_LENGTH, couponCode } from '#contract/monetization/coupons';

/** Some 59 bits that nobody can guess. */
export const newCouponCode = (): string =>
  couponCode(
    Array.from({ length: COUPON_LENGTH }, () =>
      COUPON_ALPHABET.charAt(randomInt(COUPON_ALPHABET.length)),
    ).join(''),
  );
