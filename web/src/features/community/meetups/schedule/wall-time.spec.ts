import { describe, expect, it } from '@jest/globals';
import { dayAfter, dayAt, instantAt } from './wall-time';

const at = (day: string, hours: number, timeZone: string) => instantAt(day, hours * 60, timeZone);

describe('The time on the clocks of a place', () => {
  it.each([
    ['2026-12-03', 16.5, 'America/New_York', '2026-12-03T21:30:00.000Z'],
    ['2026-12-03', 16.5, 'Asia/Kolkata', '2026-12-03T11:00:00.000Z'],
    ['2026-12-03', 0, 'Pacific/Kiritimati', '2026-12-02T10:00:00.000Z'],
    ['2026-07-03', 9, 'Europe/Madrid', '2026-07-03T07:00:00.000Z'],
  ])('%s at %p in %s is %s', (day, hours, zone, instant) => {
    expect(at(day, hours, zone)).toBe(instant);
  });

  it('is an hour later by UTC once clocks have been put back, and the same on the clocks', () => {
    // New York, Sunday, November 1, 2026.
    expect(at('2026-10-31', 18, 'America/New_York')).toBe('2026-10-31T22:00:00.000Z');
    expect(at('2026-11-01', 18, 'America/New_York')).toBe('2026-11-01T23:00:00.000Z');
    // Half past one comes twice, and means the first.
    expect(at('2026-11-01', 1.5, 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
  });

  it('is none that is left out when clocks are put forward', () => {
    expect(at('2026-03-08', 2.5, 'America/New_York')).toBeNull();
    expect(at('2026-03-08', 3, 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
    expect(at('2026-03-08', 9, 'America/New_York')).toBe('2026-03-08T13:00:00.000Z');
  });

  it('tells the day there, which may be another one here', () => {
    const instant = Date.parse('2026-12-03T23:30:00Z');
    expect(dayAt(instant, 'America/New_York')).toBe('2026-12-03');
    expect(dayAt(instant, 'Asia/Tokyo')).toBe('2026-12-04');
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayAfter('2026-10-31', 2)).toBe('2026-11-02');
  });
});
