import { describe, expect, it } from '@jest/globals';
import { priceQuantile, quantile } from './quantile.js';

describe('A quantile', () => {
  it.each([
    [[], 0.5, null],
    [[10], 0.5, 10],
    [[10, 20], 0.5, 15],
    [[30, 10, 20], 0.5, 20],
    [[10, 20, 30, 40, 50], 0.25, 20],
    [[10, 20], 0.25, 12.5],
    [[0.1, 0.2], 0.5, 0.15],
  ])('of the prices %j, what %d of them do not exceed, is %p', (prices, share, figure) => {
    expect(priceQuantile(prices, share)).toBe(figure);
  });

  it('is to the cent of prices alone', () => {
    expect(quantile([0.25, 0.5], 0.5)).toBe(0.375);
    expect(priceQuantile([0.25, 0.5], 0.5)).toBe(0.38);
  });
});
