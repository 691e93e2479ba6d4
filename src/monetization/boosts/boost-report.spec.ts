import { describe, expect, it } from '@jest/globals';
import { daysOf, reportOf } from './boost-report.js';

const BOOST = {
  listingId: 'lamp',
  startsAt: '2026-11-10T09:00:00Z',
  endsAt: '2026-11-17T09:00:00Z',
  others: [],
};
const LONG_AFTER = new Date('2026-12-01');

/** As many views a day as the day has in the month. */
const viewsOf = (from: number, to: number, listedOn = '2026-01-01') => ({
  place: 0,
  listingId: 'lamp',
  title: 'Lamp',
  status: 'active' as const,
  image: null,
  listedOn,
  days: Array.from({ length: to - from + 1 }, (_, n) => ({
    day: `2026-11-${String(from + n).padStart(2, '0')}`,
    views: from + n,
  })),
});

describe('The report of a boost', () => {
  it('asks for a week before it and all of it, as far as that has come', () => {
    expect(daysOf(BOOST, LONG_AFTER)).toEqual({ listingId: 'lamp', from: '2026-11-03', to: '2026-11-17' });
    expect(daysOf(BOOST, new Date('2026-11-12T10:00:00Z'))).toMatchObject({ to: '2026-11-12' });
  });

  it('compares whole days: not the one it began in, nor the one it ended in', () => {
    const { before, during, uplift, days } = reportOf(BOOST, viewsOf(3, 17), LONG_AFTER);
    expect(before).toEqual({ views: 3 + 4 + 5 + 6 + 7 + 8 + 9, days: 7 });
    expect(during).toEqual({ views: 11 + 12 + 13 + 14 + 15 + 16, days: 6 });
    expect(uplift).toBe(125);
    expect(days.map(({ part }) => part).filter((part) => part === null)).toHaveLength(2);
  });

  it('counts no day that is not over', () => {
    const { during } = reportOf(BOOST, viewsOf(3, 12), new Date('2026-11-12T23:00:00Z'));
    expect(during).toEqual({ views: 11, days: 1 });
  });

  it('counts no day before the listing was up, or that another boost had a part in', () => {
    const { before } = reportOf(BOOST, viewsOf(3, 17, '2026-11-06'), LONG_AFTER);
    expect(before).toEqual({ views: 7 + 8 + 9, days: 3 });
    const other = { startsAt: '2026-10-30T20:00:00Z', endsAt: '2026-11-06T20:00:00Z' };
    const again = reportOf({ ...BOOST, others: [other] }, viewsOf(3, 17), LONG_AFTER);
    expect(again.before).toEqual({ views: 7 + 8 + 9, days: 3 });
  });
});
