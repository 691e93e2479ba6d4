import { describe, expect, it } from '@jest/globals';
import { COUPON_ALPHABET, couponCode } from '#contract/monetization/coupons';
import { newCouponCode } from './coupon-codes.js';

describe("A coupon's code", () => {
  it('is three groups of four, without what looks alike', () => {
    expect(newCouponCode()).toMatch(new RegExp(`^([${COUPON_ALPHABET}]{4}-){2}[${COUPON_ALPHABET}]{4}$`));
    expect(COUPON_ALPHABET).not.toMatch(/[01OIL]/);
    expect(new Set(COUPON_ALPHABET).size).toBe(COUPON_ALPHABET.length);
  });

  it('is another one each time', () => {
    expect(new Set(Array.from({ length: 1000 }, newCouponCode)).size).toBe(1000);
  });

  it.each([
    ['ab2c-d3ef-gh4j', 'AB2C-D3EF-GH4J'],
    [' AB2C D3EF GH4J ', 'AB2C-D3EF-GH4J'],
    ['ab2cd3efgh4j', 'AB2C-D3EF-GH4J'],
    ['', ''],
    ['AB2', 'AB2'],
  ])('is read however it is typed: %j', (typed, code) => {
    expect(couponCode(typed)).toBe(code);
  });
});
