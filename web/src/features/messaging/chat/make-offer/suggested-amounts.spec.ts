import { describe, expect, it } from '@jest/globals';
import { toUsd } from '#contract/money';
import { steppedAmount, suggestedAmounts } from './suggested-amounts';

const amounts = (price: number) => suggestedAmounts(price).map(({ amount }) => amount);

describe('the amounts one touch offers', () => {
  it.each([
    [185, [176, 167, 157]],
    [120, [114, 108, 102]],
    [20, [19, 18, 17]],
    [12, [11.5, 10.75, 10.25]],
    [7, [6.75, 6.25, 6]],
    [1, [0.95, 0.9, 0.85]],
    [0.5, [0.48, 0.45, 0.43]],
    [1999, [1900, 1800, 1700]],
    [24_500, [23_300, 22_100, 20_800]],
    [999_999.99, [950_000, 900_000, 850_000]],
  ])('for $%d', (price, expected) => {
    expect(amounts(price)).toEqual(expected);
  });

  it('are fewer where rounding leaves no more', () => {
    expect(amounts(0.03)).toEqual([]);
    expect(amounts(0.05)).toEqual([0.04]);
  });

  it('are none for what is free', () => {
    expect(amounts(0)).toEqual([]);
  });

  it('lie between nothing and the price, whatever it is, in whole cents', () => {
    for (let cents = 1; cents < 3_000_000; cents = Math.ceil(cents * 1.07)) {
      const price = toUsd(cents);
      for (const amount of amounts(price)) {
        expect(amount).toBeGreaterThan(0);
        expect(amount).toBeLessThan(price);
        expect(Number(amount.toFixed(2))).toBe(amount);
      }
    }
  });
});

describe('a step up or down', () => {
  it.each([
    [167, 1, 185, 168],
    [167, -1, 185, 166],
    [166.5, 1, 185, 167],
    [166.5, -1, 185, 166],
    [185, 1, 185, 185],
    [1, -1, 185, 1],
    [10, -1, 12, 9.75],
    [0.01, -1, 0.5, 0.01],
  ] as const)('from $%d (%d) at an asking price of $%d is $%d', (amount, direction, price, expected) => {
    expect(steppedAmount(amount, direction, price)).toBe(expected);
  });
});
