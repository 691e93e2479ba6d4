import { describe, expect, it } from '@jest/globals';
import { dayIn, timeIssue } from './meetup-times.js';

const NEW_YORK = 'America/New_York';

describe('the time of a meetup', () => {
  it.each([
    // Late in the evening in New York it is tomorrow in London already.
    [NEW_YORK, '2026-11-23T03:30:00Z', '2026-11-22'],
    ['Europe/London', '2026-11-23T03:30:00Z', '2026-11-23'],
    ['Pacific/Auckland', '2026-11-22T12:00:00Z', '2026-11-23'],
    ['UTC', '2026-12-31T23:59:59Z', '2026-12-31'],
  ])('falls on a day of its place: %s at %s on %s', (zone, at, day) => {
    expect(dayIn(zone, new Date(at))).toBe(day);
  });

  it.each([
    // It is 11 p.m. on the 22nd in New York, and the 23rd everywhere east of it.
    ['2026-11-23T04:59:00Z', NEW_YORK, 'time-too-soon'],
    ['2026-11-23T05:00:00Z', NEW_YORK, null],
    ['2026-11-23T23:59:00Z', 'UTC', 'time-too-soon'],
    ['2026-11-24T00:00:00Z', 'UTC', null],
    ['2026-11-21T12:00:00Z', NEW_YORK, 'time-too-soon'],
    // Sixty days from the 22nd are the 21st of January.
    ['2027-01-22T04:59:00Z', NEW_YORK, null],
    ['2027-01-22T05:00:00Z', NEW_YORK, 'time-too-far'],
  ])('is tomorrow at the earliest: %s in %s is %s', (at, zone, issue) => {
    expect(timeIssue(new Date(at), zone, new Date('2026-11-23T04:00:00Z'))).toBe(issue);
  });

  it.each([
    // Clocks go back on November 1st: the day has 25 hours, and the last of them is still that day.
    ['2026-11-01T03:59:00Z', '2026-10-31', 'time-too-soon'],
    ['2026-11-01T04:00:00Z', '2026-11-01', null],
    ['2026-11-02T04:59:00Z', '2026-11-01', null],
    ['2026-11-02T05:00:00Z', '2026-11-02', null],
  ])('keeps its day when the clocks change: %s is on %s', (at, day, issue) => {
    const noon = new Date('2026-10-31T16:00:00Z');
    expect(dayIn(NEW_YORK, new Date(at))).toBe(day);
    expect(timeIssue(new Date(at), NEW_YORK, noon)).toBe(issue);
  });

  it('knows no zone that is none', () => {
    expect(() => dayIn('Middle/Earth', new Date())).toThrow(RangeError);
  });
});
