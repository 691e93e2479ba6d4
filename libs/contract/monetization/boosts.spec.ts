import { describe, expect, it } from '@jest/globals';
import { upliftOf, viewsPerDay } from './boosts.js';

describe('The uplift of a boost', () => {
  it('compares views a day', () => {
    expect(upliftOf({ views: 14, days: 7 }, { views: 12, days: 3 })).toBe(100);
    expect(upliftOf({ views: 20, days: 5 }, { views: 6, days: 2 })).toBe(-25);
    expect(upliftOf({ views: 7, days: 7 }, { views: 7, days: 7 })).toBe(0);
    expect(viewsPerDay({ views: 0, days: 0 })).toBe(0);
  });

  it.each([
    ['days before', { views: 20, days: 1 }, { views: 20, days: 5 }],
    ['days of it', { views: 20, days: 7 }, { views: 20, days: 1 }],
    ['views', { views: 4, days: 7 }, { views: 5, days: 7 }],
    ['views before, since nothing is many times as much', { views: 0, days: 7 }, { views: 50, days: 7 }],
  ])('is not told with too few %s', (_, before, during) => {
    expect(upliftOf(before, during)).toBeNull();
  });
});
