import { describe, expect, it } from '@jest/globals';
import { bestHours, bestWeekday, directionOf, isBest, localTimes, verdictOf } from './verdicts';

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
const [SUNDAY, TUESDAY, SATURDAY] = [0, 2, 6];

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

  it('of the hours tells the best three in a row, over midnight too', () => {
    const from = bestHours(hours({ 22: 4, 23: 5, 0: 6, 12: 8 }));
    expect(from).toBe(22);
    expect([21, 22, 23, 0, 1].map((hour) => isBest(hour, from))).toEqual([false, true, true, true, false]);
    expect(isBest(3, null)).toBe(false);
  });

  it.each([
    ['California, in the evening', TUESDAY * 24 + 24 + 1, -8, TUESDAY, 17],
    ['California, on Saturday', 3, -8, SATURDAY, 19],
    ['Tokyo, in the morning', TUESDAY * 24 + 22, 9, TUESDAY + 1, 7],
    ['Tokyo, on Sunday', SATURDAY * 24 + 23, 9, SUNDAY, 8],
    ['London', TUESDAY * 24 + 19, 0, TUESDAY, 19],
  ])('of the times tells weekday and hour as they are in %s', (_, utc, offset, weekday, hour) => {
    const hoursOfWeek = Array.from({ length: 168 }, (__, nth) => (nth === utc ? 9 : 0));
    const local = localTimes({ hoursOfWeek }, offset);
    expect(local.hours).toEqual(hours({ [hour]: 9 }));
    expect(local.weekdays).toEqual(Array.from({ length: 7 }, (__, day) => (day === weekday ? 9 : 0)));
    expect(bestWeekday(local.weekdays)).toBe(weekday);
  });

  it('of the hours and days says nothing of fewer than five views', () => {
    expect(bestHours(hours({ 10: 2, 11: 2 }))).toBeNull();
    expect(bestWeekday([4, 4, 4, 4, 4, 4, 4])).toBeNull();
    expect(bestWeekday([0, 0, 5, 0, 0, 0, 0])).toBe(2);
  });
});
