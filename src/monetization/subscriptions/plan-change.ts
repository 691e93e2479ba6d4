import type { BillingCycle, PaidTier } from '#contract/monetization/prices';
import { PLAN_TIERS } from '#contract/people';
import { unusedRest } from './periods.js';

interface Plan {
  readonly tier: PaidTier;
  readonly cycle: BillingCycle;
}

interface PaidPeriod {
  readonly amountCents: number;
  readonly from: Date;
  readonly until: Date;
}

/** Up at once: to the larger plan, or of the same one to the year. Anything else waits for the period's end. */
export function directionOf(from: Plan, to: Plan): 'same' | 'up' | 'down' {
  const step = PLAN_TIERS.indexOf(to.tier) - PLAN_TIERS.indexOf(from.tier);
  if (step === 0 && from.cycle === to.cycle) return 'same';
  return step > 0 || (step === 0 && to.cycle === 'yearly') ? 'up' : 'down';
}

/**
 * What a change costs that begins a new period at once: what is unused of the old one comes off, and what is left of that
 * comes off the periods that follow. All in cents.
 */
export function changedNow(
  paid: PaidPeriod | null,
  carriedCents: number,
  priceCents: number,
  now: Date,
): { restCents: number; dueCents: number; leftCents: number } {
  const restCents = carriedCents + (paid ? unusedRest(paid, now) : 0);
  const dueCents = Math.max(0, priceCents - restCents);
  return { restCents, dueCents, leftCents: restCents - (priceCents - dueCents) };
}
