import { describe, expect, it } from '@jest/globals';
import { challengePercent, weekAfter, weekEnd, weekStart, weekStartOf } from './weekly-challenge.js';

describe('A week of the challenge', () => {
  it.each([
    ['2026-11-22T00:00:00.000Z', '2026-11-22'],
    ['2026-11-21T23:59:59.999Z', '2026-11-15'],
    ['2026-11-28T23:59:59.999Z', '2026-11-22'],
    ['2026-11-29T00:00:00.000Z', '2026-11-29'],
    // Clocks change in many places; UTC has none of that.
    ['2026-11-01T06:30:00.000Z', '2026-11-01'],
    ['2027-01-01T00:00:00.000Z', '2026-12-27'],
    ['2028-02-29T12:00:00.000Z', '2028-02-27'],
    ['1970-01-01T00:00:00.000Z', '1969-12-28'],
  ])('%s lies in the one that begins on %s, a Sunday', (moment, week) => {
    expect(weekStartOf(new Date(moment))).toBe(week);
    expect(weekStart(week).getUTCDay()).toBe(0);
  });

  it('ends where the next one begins', () => {
    expect(weekEnd('2026-11-22').toISOString()).toBe('2026-11-29T00:00:00.000Z');
    expect(weekAfter('2026-11-22')).toBe('2026-11-29');
    expect(weekAfter('2026-11-22', -1)).toBe('2026-11-15');
    expect(weekAfter('2026-12-27')).toBe('2027-01-03');
  });

  it.each([
    [0, 0],
    [1, 33],
    [2, 66],
    [3, 100],
    [4, 100],
    [1000, 100],
  ])('with %d listings is done to %d percent', (listings, percent) => {
    expect(challengePercent(listings)).toBe(percent);
  });
});
