import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CURRENCY } from '#contract/monetization/prices';
import { Clock } from '#platform/config/clock';
import { Coupons } from '../coupons/coupons.js';
import { Prices } from '../plans/prices.js';
import { periodEnd } from '../subscriptions/periods.js';
import { changedNow, directionOf } from '../subscriptions/plan-change.js';
import { Subscriptions } from '../subscriptions/subscriptions.js';
import type { CheckoutBody, Quote } from './checkout.dto.js';
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

type Money = Omit<Quote, 'loses' | 'gains' | 'currency' | 'cycle'>;

@QueryHandler(QuotePlan)
export class QuotePlanHandler implements IQueryHandler<QuotePlan> {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly prices: Prices,
    private readonly differences: PlanDifference,
    private readonly coupons: Coupons,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, wanted }: QuotePlan): Promise<Quote> {
    const { tier, cycle } = wanted;
    const price = await this.prices.offeredFor(tier, cycle);
    const money = await this.moneyOf(personId, wanted, price.amountCents);
    return { ...money, currency: CURRENCY, cycle, ...(await this.differences.to(tier, personId)) };
  }

  private async moneyOf(personId: string, wanted: CheckoutBody, priceCents: number): Promise<Money> {
    const now = this.clock.now();
    const running = await this.subscriptions.runningOf(personId);
    const paid = running?.paidPeriod ?? null;
    if (running && paid && directionOf(running.terms, wanted) !== 'up') {
      const at = paid.until.toISOString();
      const none = { dueTodayCents: 0, creditCents: 0, couponCents: 0 };
      return { ...none, thenCents: priceCents, startsAt: at, renewsAt: at };
    }
    const credit = changedNow(paid, running?.creditCents ?? 0, priceCents, now);
    const couponCents = running ? 0 : await this.couponCents(personId, wanted, credit.dueCents);
    return {
      dueTodayCents: credit.dueCents - couponCents,
      creditCents: credit.restCents,
      couponCents,
      thenCents: Math.max(0, priceCents - credit.leftCents),
      startsAt: now.toISOString(),
      renewsAt: periodEnd(now, wanted.cycle).toISOString(),
    };
  }

  /** A coupon is for who has no plan yet; no more than is due comes off. */
  private async couponCents(personId: string, { coupon }: CheckoutBody, dueCents: number): Promise<number> {
    if (coupon === undefined) return 0;
    const { amountCents } = await this.coupons.worth({ code: coupon, personId });
    return Math.min(amountCents, dueCents);
  }
}
