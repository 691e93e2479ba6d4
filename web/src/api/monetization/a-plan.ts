import type { MyPlan } from './my-plan';

/** A running plan for tests: Premium by the month, paid at the test checkout. */
export const aPlan = (wanted: Partial<MyPlan> = {}): MyPlan => ({
  tier: 'premium',
  paidTier: paidTierOf(wanted),
  source: 'test',
  status: 'active',
  cycle: 'monthly',
  amountCents: 400,
  currency: 'usd',
  periodEnd: '2027-03-14T12:00:00.000Z',
  graceUntil: null,
  cancelsAtPeriodEnd: false,
  nextTier: null,
  nextCycle: null,
  checkout: 'test',
  boostCredits: { aMonth: 2 },
  ...wanted,
});

function paidTierOf({ tier = 'premium', source }: Partial<MyPlan>): MyPlan['paidTier'] {
  return tier === 'free' || source === 'granted' ? null : tier;
}

/** A member without one. */
export const noPlan = (wanted: Partial<MyPlan> = {}): MyPlan =>
  aPlan({
    tier: 'free',
    source: 'none',
    status: 'none',
    cycle: null,
    amountCents: null,
    periodEnd: null,
    boostCredits: { aMonth: 0 },
    ...wanted,
  });
