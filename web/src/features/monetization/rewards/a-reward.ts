import { DAY_MS } from '#contract/time';
import type { MyWeek, OwnCoupon, Perk } from './rewards-data';

export const aWeek = (wanted: Partial<MyWeek> = {}): MyWeek => ({
  weekStart: '2026-11-22',
  closesAt: new Date(Date.now() + 3.5 * DAY_MS).toISOString(),
  listings: 1,
  goal: 3,
  percent: 33,
  earned: false,
  coupon: null,
  lastWeek: { weekStart: '2026-11-15', listings: 2, earned: false, code: null },
  ...wanted,
});
export const aPerk = (wanted: Partial<Perk> = {}): Perk => ({
  id: 'roast',
  brandName: 'Corner Roast',
  logo: null,
  discount: '20% off any hot drink',
  requirements: null,
  code: null,
  isSample: false,
  ...wanted,
});
export const aCoupon = (wanted: Partial<OwnCoupon> = {}): OwnCoupon => ({
  code: 'AB2C-D3EF-GH4J',
  amountCents: 500,
  currency: 'usd',
  weekStart: '2026-11-15',
  expiresAt: '2027-02-20T00:00:00.000Z',
  state: 'usable',
  ...wanted,
});

export const WEEK = 'GET /api/my-week';
export const COUPONS = 'GET /api/my-coupons';
export const PERKS = 'GET /api/partnerships';

/** For tests: what the server says of a person's rewards; each is asked anew. */
export const answers = (
  wanted: { week?: MyWeek; coupons?: OwnCoupon[]; perks?: Perk[]; unlocked?: boolean } = {},
) => ({
  [WEEK]: () => ({ body: wanted.week ?? aWeek() }),
  [COUPONS]: () => ({ body: { items: wanted.coupons ?? [] } }),
  [PERKS]: () => ({ body: { unlocked: wanted.unlocked ?? false, items: wanted.perks ?? [aPerk()] } }),
});
