import { COUPON_LENGTH, couponCode } from '#contract/monetization/coupons';
import { randomCode } from '#platform/auth/random-code';

/** Some 59 bits that nobody can guess. */
export const newCouponCode = (): string => couponCode(randomCode(COUPON_LENGTH));
