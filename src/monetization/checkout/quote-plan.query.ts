import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CURRENCY } from '#contract/monetization/prices';
import type { PlanTier } from '#contract/people';
import { Clock } from '#platform/config/clock';
import { Prices } from '../plans/prices.js';
import { Subscriptions } from '../subscriptions/subscriptions.js';
import type { CheckoutBody, Quote } from './checkout.dto.js';
import { PlanCost } from './plan-cost.js';
import { PlanDifference } from './plan-difference.js';

/** What a plan, or a change to it, would cost and mean. Nothing changes. */
export class QuotePlan extends Query<Quote> {
  constructor(
    readonly personId: string,
    readonly wanted: CheckoutBody,
  ) {
    super();
  }
}

@QueryHandler(QuotePlan)
export class QuotePlanHandler implements IQueryHandler<QuotePlan> {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly prices: Prices,
    private readonly cost: PlanCost,
    private readonly differences: PlanDifference,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, wanted }: QuotePlan): Promise<Quote> {
    const { tier, cycle } = wanted;
    const price = await this.prices.offeredFor(tier, cycle);
    const costs = await this.cost.of(personId, wanted, price);
    const from = await this.tierOf(personId);
    return { ...costs, currency: CURRENCY, cycle, ...(await this.differences.between(personId, from, tier)) };
  }

  private async tierOf(personId: string): Promise<PlanTier> {
    return (await this.subscriptions.runningOf(personId))?.tierAt(this.clock.now()) ?? 'free';
  }
}
