import { describe, expect, it } from '@jest/globals';
import { reminderTime } from './reminder-times.js';

const NEW_YORK = 'America/New_York';
const at = (startsAt: string, hours: number, now = '2026-10-01T00:00:00Z', zone = NEW_YORK) =>
  reminderTime(new Date(startsAt), hours, zone, new Date(now))?.toISOString() ?? null;

describe('Somebody is reminded', () => {
  it('a day and an hour before, by the clock of the place', () => {
    // 3 p.m. there.
    expect(at('2026-11-24T20:00:00Z', 24)).toBe('2026-11-23T20:00:00.000Z');
    expect(at('2026-11-24T20:00:00Z', 1)).toBe('2026-11-24T19:00:00.000Z');
  });

  it('in the evening before, instead of at night', () => {
    // At 8:30 there: an hour before, it is half past seven.
    expect(at('2026-11-24T13:30:00Z', 1)).toBe('2026-11-24T03:00:00.000Z');
    // At 7 there: a day before, too.
    expect(at('2026-11-24T12:00:00Z', 24)).toBe('2026-11-23T03:00:00.000Z');
    // The same instant is noon in Lisbon.
    expect(at('2026-11-24T12:00:00Z', 24, undefined, 'Europe/Lisbon')).toBe('2026-11-23T12:00:00.000Z');
  });

  it('at eight, when it was agreed on at night, and not when that is too late', () => {
    const night = '2026-11-24T05:00:00Z';
    expect(at('2026-11-24T13:30:00Z', 1, night)).toBe('2026-11-24T13:00:00.000Z');
    expect(at('2026-11-24T13:10:00Z', 1, night)).toBeNull();
  });

  it('not of what is sooner than that', () => {
    expect(at('2026-11-24T20:00:00Z', 24, '2026-11-24T00:00:00Z')).toBeNull();
    expect(at('2026-11-24T20:00:00Z', 1, '2026-11-24T19:00:00Z')).toBeNull();
  });

  it('at ten in the evening also when clocks are changed that night', () => {
    // Sunday, 8:30, after clocks went back at 2: ten on Saturday was EDT.
    expect(at('2026-11-01T13:30:00Z', 1)).toBe('2026-11-01T02:00:00.000Z');
    // And after they went on.
    expect(at('2027-03-14T12:30:00Z', 1)).toBe('2027-03-14T03:00:00.000Z');
  });
});
