import { describe, expect, it } from '@jest/globals';
import { HOUR_MS } from '#contract/time';
import { dayName, timeStyle } from './message-time';

const NOW = new Date(2026, 10, 21, 12).getTime();
const before = (hours: number, ms = 0) => new Date(NOW - hours * HOUR_MS - ms).toISOString();

describe('the time of a message', () => {
  it.each([
    ['the time', 0, 0, 'time'],
    ['the time, though the other clock is ahead', -1, 0, 'time'],
    ['the time, up to 24 hours', 23, 3_599_999, 'time'],
    ['the time, for all that stands under "Yesterday"', 35, 3_599_999, 'time'],
    ['the weekday, from the day before that on', 37, 0, 'weekday'],
    ['the weekday, up to 168 hours', 167, 3_599_999, 'weekday'],
    ['a date, from 168 hours on', 168, 0, 'date'],
  ])('is told as %s', (_, hours, ms, style) => {
    expect(timeStyle(before(hours, ms), NOW)).toBe(style);
  });
});

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();

describe('the day of a message', () => {
  it('is today from midnight to midnight', () => {
    expect(dayName(at(21, 0), NOW)).toBe('today');
    expect(dayName(at(21, 23), NOW)).toBe('today');
  });

  it('is yesterday for the whole day before, and has no name before that', () => {
    expect(dayName(at(20, 23), NOW)).toBe('yesterday');
    expect(dayName(at(20, 0), NOW)).toBe('yesterday');
    expect(dayName(at(19, 23), NOW)).toBeNull();
  });
});
