import type { Boost, MyBoosts, MyCredits } from './boosts-data';

/** For tests. */
export const aBoost = (wanted: Partial<Boost> = {}): Boost => ({
  id: 'boost-1',
  listingId: '01930000-0000-7000-8000-0000000000a1',
  title: 'Walnut lounge chair',
  image: null,
  status: 'active',
  startsAt: '2026-11-10T09:00:00.000Z',
  endsAt: '2026-11-17T09:00:00.000Z',
  credits: 1,
  report: {
    before: { views: 28, days: 7 },
    during: { views: 60, days: 6 },
    uplift: 150,
    days: [
      { day: '2026-11-09', views: 4, part: 'before' },
      { day: '2026-11-10', views: 7, part: null },
      { day: '2026-11-11', views: 10, part: 'during' },
    ],
  },
  ...wanted,
});

export const someBoosts = (...items: Boost[]): MyBoosts => ({ items, nextCursor: null });

export const someCredits = (wanted: Partial<MyCredits> = {}): MyCredits => ({
  spendable: 2,
  held: 0,
  heldUntil: null,
  items: [],
  nextCursor: null,
  ...wanted,
});
