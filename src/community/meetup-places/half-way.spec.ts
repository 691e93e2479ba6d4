import { describe, expect, it } from '@jest/globals';
import { halfWay, kmBetween } from './half-way.js';

describe('Half way', () => {
  it.each([
    [
      [46.5, -69.2],
      [46.54, -69.2],
      [46.52, -69.2],
    ],
    [
      [0, 10],
      [0, 20],
      [0, 15],
    ],
    [
      [52, 179.9],
      [52, -179.9],
      [52, 180],
    ],
  ] as const)('between %p and %p is %p', (one, other, middle) => {
    const found = halfWay(one, other);
    expect(kmBetween(found, middle)).toBeLessThan(0.01);
    expect(kmBetween(found, one)).toBeCloseTo(kmBetween(found, other), 6);
  });

  it('is as far as the ground says', () => {
    expect(kmBetween([46.5, -69.2], [46.54, -69.2])).toBeCloseTo(4.45, 1);
    expect(kmBetween([0, 0], [0, 180])).toBeCloseTo(20015, 0);
    expect(kmBetween([12, 34], [12, 34])).toBe(0);
  });
});
