import { describe, expect, it } from '@jest/globals';
import { timeUntil } from './time-until';

const CLOSES = '2026-11-29T00:00:00.000Z';

describe('The time that is left of a week', () => {
  it.each([
    ['2026-11-22T00:00:00.000Z', 'in 7 days'],
    ['2026-11-27T23:59:59.000Z', 'in 1 day'],
    ['2026-11-28T00:00:01.000Z', 'in 23 hours'],
    ['2026-11-28T23:30:00.000Z', 'in 30 minutes'],
    ['2026-11-28T23:59:59.900Z', 'in 1 minute'],
    // A clock that is ahead.
    ['2026-11-29T00:05:00.000Z', 'in 1 minute'],
  ])('at %s is told as %s', (now, told) => {
    expect(timeUntil(CLOSES, Date.parse(now), 'en')).toBe(told);
  });
});
