import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { yearlyByDefault } from '#contract/monetization/prices';
import { PLAN_TIERS } from '#contract/people';
import { Biller } from '../billing/biller.js';
import { type PlanPrice, Prices } from '../plans/prices.js';
import type { PlansAnswer, PriceOfPlan } from './plans.dto.js';

/** All plans with what they cost, and whether they are sold here. */
export class ListPlans extends Query<PlansAnswer> {}

@QueryHandler(ListPlans)
export class ListPlansHandler implements IQueryHandler<ListPlans> {
  constructor(
    private readonly prices: Prices,
    private readonly biller: Biller,
  ) {}

  async execute(): Promise<PlansAnswer> {
    const offered = await this.prices.offered();
    const pricesOf = (wanted: string) => withYear(offered.filter(({ tier }) => tier === wanted));
    const plans = PLAN_TIERS.map((tier) => ({ tier, prices: pricesOf(tier) }));
    return { plans, purchasable: this.biller.kind !== 'none' };
  }
}

/** A year can be paid at once, whether it has a price of its own or not. */
function withYear(offered: readonly PlanPrice[]): PriceOfPlan[] {
  const prices = offered.map(({ cycle, amountCents, currency }) => ({ cycle, amountCents, currency }));
  const [only] = prices;
  return prices.length === 1 && only?.cycle === 'monthly'
    ? [only, { ...only, cycle: 'yearly', amountCents: yearlyByDefault(only.amountCents) }]
    : prices;
}
