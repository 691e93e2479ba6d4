import { describe, expect, it } from '@jest/globals';
import { bestHours, bestWeekday, directionOf, isBest, verdictOf } from './verdicts';

const level = (median: number | null, count = 9) => ({ median, count });
const trend = (
  asking: number | null,
  askingBefore: number | null,
  sold: number | null,
  soldBefore: number | null,
) => ({
  category: 'books' as const,
  asking: level(asking),
  askingBefore: level(askingBefore),
  sold: level(sold),
  soldBefore: level(soldBefore),
});
const hours = (views: Record<number, number>) => Array.from({ length: 24 }, (_, hour) => views[hour] ?? 0);

describe('an insight', () => {
  it.each([
    [trend(120, 100, null, 100), 'rising'],
    [trend(80, 100, null, null), 'falling'],
    [trend(104, 100, null, null), 'steady'],
    [trend(120, 100, 90, 100), 'falling'],
    [trend(120, null, null, 100), null],
  ])('of the market %j is %p', (given, direction) => {
    expect(directionOf(given)).toBe(direction);
  });

  it.each([
    [300, 120, 'above', 1.5],
    [110, 100, 'usual', 0.1],
    [90, 100, 'usual', -0.1],
    [50, 100, 'below', -0.5],
  ])('of a price of %p among %p is that it is %p', (price, median, verdict, share) => {
    const found = verdictOf({ price, median });
    expect(found.verdict).toBe(verdict);
    expect(found.share).toBeCloseTo(share);
  });

  it('of the hours tells the best three in a row as they are here, over midnight too', () => {
    const found = bestHours({ hours: hours({ 22: 4, 23: 5, 0: 6, 12: 8 }) }, 0);
    expect(found.from).toBe(22);
    expect([21, 22, 23, 0, 1].map((hour) => isBest(hour, found.from))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(bestHours({ hours: hours({ 19: 9 }) }, -5)).toMatchObject({ from: 12 });
    expect(bestHours({ hours: hours({ 19: 9 }) }, 9).local[4]).toBe(9);
    expect(isBest(3, null)).toBe(false);
  });

  it('of the hours and days says nothing of fewer than five views', () => {
    expect(bestHours({ hours: hours({ 10: 2, 11: 2 }) }, 0).from).toBeNull();
    expect(bestWeekday({ weekdays: [4, 4, 4, 4, 4, 4, 4] })).toBeNull();
    expect(bestWeekday({ weekdays: [0, 0, 5, 0, 0, 0, 0] })).toBe(2);
  });
});
