import { describe, expect, it } from '@jest/globals';
import { couponCode } from '#contract/monetization/coupons';
import { CODE_ALPHABET } from '#contract/texts/code-alphabet';
import { newCouponCode } from './coupon-codes.js';

describe("A coupon's code", () => {
  it('is three groups of four', () => {
    expect(newCouponCode()).toMatch(new RegExp(`^([${CODE_ALPHABET}]{4}-){2}[${CODE_ALPHABET}]{4}$`));
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
