import type { BillingCycle, PaidTier } from '#contract/monetization/prices';

/** What somebody of the demo town pays for at the test checkout, and how that goes. */
export interface DemoPlan {
  person: string;
  tier: PaidTier;
  cycle: BillingCycle;
  /** How many have begun, the present one among them. */
  periods: number;
  renewedDaysAgo: number;
  /** The first payment was given back. */
  isFirstRefunded?: true;
  /** At the end of the period, or because the last renewal was not paid. */
  ends?: 'cancelled' | 'unpaid';
}

export const DEMO_PLANS: readonly DemoPlan[] = [
  {
    person: 'sam_okafor',
    tier: 'premium',
    cycle: 'monthly',
    periods: 6,
    renewedDaysAgo: 12,
    isFirstRefunded: true,
  },
  { person: 'hana_sato', tier: 'premium_plus', cycle: 'yearly', periods: 1, renewedDaysAgo: 70 },
  {
    person: 'priya_nair',
    tier: 'premium_plus',
    cycle: 'monthly',
    periods: 3,
    renewedDaysAgo: 17,
    ends: 'cancelled',
  },
  { person: 'lena_ortiz', tier: 'premium', cycle: 'monthly', periods: 4, renewedDaysAgo: 2, ends: 'unpaid' },
];

/** Whoever runs the place has given it. */
export const DEMO_GIFT = { person: 'theo_b', tier: 'premium', cycle: 'monthly', daysLeft: 21 } as const;
