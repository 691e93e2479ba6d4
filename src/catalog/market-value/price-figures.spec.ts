import { describe, expect, it } from '@jest/globals';
import { meanOf, spreadOf } from './price-figures.js';

describe('Figures of prices', () => {
  it('have a mean to the cent, and none of nothing', () => {
    expect(meanOf([10, 20, 20.01])).toBe(16.67);
    expect(meanOf([])).toBeNull();
  });

  it('say how far they spread', () => {
    expect(spreadOf([10, 20, 30, 40, 50])).toEqual({ count: 5, median: 30, low: 20, high: 40 });
  });
});
