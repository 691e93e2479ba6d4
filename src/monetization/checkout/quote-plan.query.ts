import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CURRENCY } from '#contract/monetization/prices';
import { Prices } from '../plans/prices.js';
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
    private readonly prices: Prices,
    private readonly cost: PlanCost,
    private readonly differences: PlanDifference,
  ) {}

  async execute({ personId, wanted }: QuotePlan): Promise<Quote> {
    const { tier, cycle } = wanted;
    const price = await this.prices.offeredFor(tier, cycle);
    const costs = await this.cost.of(personId, wanted, price);
    return { ...costs, currency: CURRENCY, cycle, ...(await this.differences.to(tier, personId)) };
  }
}
