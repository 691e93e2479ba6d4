import { BILLING_CYCLES, type BillingCycle, PAID_TIERS, type PaidTier } from '#contract/monetization/prices';

/** A plan with how often it is paid for; or none, which costs nothing. */
export type PaidChoice = { tier: PaidTier; cycle: BillingCycle };
export type Choice = PaidChoice | 'free';

/** What the address asks for: `premium_yearly`, `free`; null for anything else. */
export function choiceOf(asked: string | null): Choice | null {
  if (asked === 'free') return 'free';
  for (const tier of PAID_TIERS)
    for (const cycle of BILLING_CYCLES) if (asked === `${tier}_${cycle}`) return { tier, cycle };
  return null;
}
