import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/config/clock';
import { Biller } from '../billing/biller.js';
import { Coupons } from '../coupons/coupons.js';
import type { PlanPrice } from '../plans/prices.js';
import { periodEnd } from '../subscriptions/periods.js';
import { directionOf } from '../subscriptions/plan-change.js';
import { Subscriptions } from '../subscriptions/subscriptions.js';
import type { CheckoutBody, Quote } from './checkout.dto.js';

export type PlanCosts = Omit<Quote, 'loses' | 'gains' | 'currency' | 'cycle'>;

/** What a plan costs somebody, today and then. Of a change whoever takes the money says it. */
@Injectable()
export class PlanCost {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly coupons: Coupons,
    private readonly biller: Biller,
    private readonly clock: Clock,
  ) {}

  async of(personId: string, wanted: CheckoutBody, price: PlanPrice): Promise<PlanCosts> {
    const { amountCents } = price;
    const now = this.clock.now();
    const running = await this.subscriptions.runningOf(personId);
    const paid = running?.paidPeriod ?? null;
    if (running && paid && directionOf(running.terms, wanted) !== 'up') {
      const at = paid.until.toISOString();
      const none = { dueTodayCents: 0, creditCents: 0, leftCents: 0, couponCents: 0 };
      return { ...none, thenCents: amountCents, startsAt: at, renewsAt: at };
    }
    const period = { startsAt: now.toISOString(), renewsAt: periodEnd(now, wanted.cycle).toISOString() };
    if (!running) {
      const couponCents = await this.couponCents(personId, wanted, amountCents);
      const dueTodayCents = amountCents - couponCents;
      return { dueTodayCents, creditCents: 0, leftCents: 0, couponCents, thenCents: amountCents, ...period };
    }
    const { dueCents: dueTodayCents, restCents, leftCents } = await this.biller.costOfChange(running, price);
    const costs = {
      dueTodayCents,
      creditCents: restCents,
      leftCents,
      couponCents: 0,
      thenCents: amountCents,
    };
    return { ...costs, ...period };
  }

  /** A coupon is for who has no plan yet; no more than is due comes off. */
  private async couponCents(personId: string, { coupon }: CheckoutBody, dueCents: number): Promise<number> {
    if (coupon === undefined) return 0;
    const { amountCents } = await this.coupons.worth({ code: coupon, personId });
    return Math.min(amountCents, dueCents);
  }
}
