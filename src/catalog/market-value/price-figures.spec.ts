import { describe, expect, it } from '@jest/globals';
import { meanOf, quantile, spreadOf } from './price-figures.js';

describe('Figures of prices', () => {
  it.each([
    [[], 0.5, null],
    [[10], 0.5, 10],
    [[10, 20], 0.5, 15],
    [[30, 10, 20], 0.5, 20],
    [[10, 20, 30, 40, 50], 0.25, 20],
    [[10, 20], 0.25, 12.5],
    [[0.1, 0.2], 0.5, 0.15],
  ])('of %j, what %d of them do not exceed is %p', (prices, share, figure) => {
    expect(quantile(prices, share)).toBe(figure);
  });

  it('have a mean to the cent, and none of nothing', () => {
    expect(meanOf([10, 20, 20.01])).toBe(16.67);
    expect(meanOf([])).toBeNull();
  });

  it('say how far they spread', () => {
    expect(spreadOf([10, 20, 30, 40, 50])).toEqual({ count: 5, median: 30, low: 20, high: 40 });
  });
});
