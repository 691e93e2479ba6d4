import { describe, expect, it } from '@jest/globals';
import { isTaken, meetupDays, offered, slotsOf } from './slots';

describe('Times to meet', () => {
  it('begin tomorrow, where the place is, and end before sixty days are over', () => {
    const days = meetupDays(Date.parse('2026-12-01T02:00:00Z'), 'America/New_York');
    expect(days[0]).toBe('2026-12-01');
    expect(days).toHaveLength(59);
    expect(days.at(-1)).toBe('2027-01-28');
    expect(meetupDays(Date.parse('2026-12-01T02:00:00Z'), 'Asia/Tokyo')[0]).toBe('2026-12-02');
  });

  it('come by the hour, or by the half hour', () => {
    const hours = slotsOf('2026-12-03', 'America/New_York', false);
    expect(hours).toHaveLength(12);
    expect([hours[0], hours.at(-1)]).toEqual(['2026-12-03T14:00:00.000Z', '2026-12-04T01:00:00.000Z']);
    expect(slotsOf('2026-12-03', 'America/New_York', true)).toHaveLength(23);
  });

  it('are offered again as they stand, unless they come too soon or at an hour of nobody', () => {
    const now = Date.parse('2026-12-01T02:00:00Z');
    const stands = (startsAt: string) => offered(startsAt, 'America/New_York', now) === startsAt;
    expect(stands('2026-12-03T14:30:00.000Z')).toBe(true);
    expect(stands('2026-12-03T14:40:00.000Z')).toBe(false);
    expect(stands('2026-12-03T08:00:00.000Z')).toBe(false);
    expect(stands('2026-11-30T20:00:00.000Z')).toBe(false);
  });

  it('are taken within half an hour of a meetup', () => {
    const taken = ['2026-12-03T14:00:00.000Z'];
    expect(isTaken('2026-12-03T14:00:00.000Z', taken)).toBe(true);
    expect(isTaken('2026-12-03T14:29:00.000Z', taken)).toBe(true);
    expect(isTaken('2026-12-03T14:30:00.000Z', taken)).toBe(false);
    expect(isTaken('2026-12-03T13:30:00.000Z', taken)).toBe(false);
  });
});
