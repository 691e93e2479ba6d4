import { describe, expect, it } from '@jest/globals';
import { priceScale, spread } from './price-scale';

describe('the line of prices', () => {
  it('goes from the lowest to the highest, with room at both ends', () => {
    const { lowest, highest, at } = priceScale([110, 80, 95]);
    expect([lowest, highest]).toEqual([80, 110]);
    expect([80, 95, 110].map(at)).toEqual([0.125, 0.5, 0.875]);
  });

  it('holds a price far beyond it at its end', () => {
    const { at } = priceScale([80, 110]);
    expect([at(0), at(9999)]).toEqual([0, 1]);
  });

  it('of one price has it in the middle', () => {
    const { at } = priceScale([20, 20, 20]);
    expect([at(10), at(20), at(30)]).toEqual([0, 0.5, 1]);
  });

  it('shows as many as fit, the cheapest and the dearest among them', () => {
    expect(spread([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7]);
    expect(spread([1, 2], 3)).toEqual([1, 2]);
  });
});
