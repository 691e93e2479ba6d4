import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import type { BillingCycle, PaidTier } from '#contract/monetization/prices';
import { BILLING_LIMITS } from '#contract/monetization/subscriptions';
import { HOUR_MS } from '#contract/time';
import { record } from '#platform/outbox/domain-event';
import type { PlanPrice } from '../plans/prices.js';

const CheckoutSchema = defineEntity({
  name: 'Checkout',
  schema: 'monetization',
  tableName: 'checkouts',
  properties: {
    id: p.uuid().primary(),
    personId: p.uuid().nullable(),
    source: p.text().$type<'stripe' | 'test'>(),
    priceId: p.uuid(),
    tier: p.text().$type<PaidTier>(),
    cycle: p.text().$type<BillingCycle>(),
    amountCents: p.integer(),
    coupon: p.text().nullable(),
    couponCents: p.integer(),
    status: p.text().$type<'open' | 'paid' | 'abandoned'>(),
    url: p.text().nullable(),
    stripeSessionId: p.text().nullable(),
    subscriptionId: p.uuid().nullable(),
    createdAt: p.datetime(),
    lapsesAt: p.datetime(),
    settledAt: p.datetime().nullable(),
  },
});

const LAPSES_MS = BILLING_LIMITS.checkoutHours * HOUR_MS;

/** Nobody is to pay it any more; whoever takes the money may still think so. */
export class CheckoutAbandoned {
  static readonly type = 'monetization.checkout-abandoned';
  constructor(readonly checkoutId: string) {}
}

/** Somebody is about to pay for a plan. They have one such at a time. */
export class Checkout extends CheckoutSchema.class {
  static open(
    { id, price, ...parts }: { id: string; personId: string; source: Checkout['source']; price: PlanPrice },
    now: Date,
  ): Checkout {
    return Object.assign(new Checkout(), {
      ...parts,
      id,
      priceId: price.id,
      tier: price.tier,
      cycle: price.cycle,
      amountCents: price.amountCents,
      coupon: null,
      couponCents: 0,
      status: 'open' as const,
      url: null,
      stripeSessionId: null,
      subscriptionId: null,
      createdAt: now,
      lapsesAt: new Date(now.getTime() + LAPSES_MS),
      settledAt: null,
    });
  }

  static newId = (): string => uuid();

  /** Cents that are to be paid today. */
  get dueCents(): number {
    return this.amountCents - this.couponCents;
  }

  isFor({ id }: PlanPrice, coupon: string | null): boolean {
    return this.priceId === id && (this.coupon ?? null) === coupon;
  }

  /** No more than the plan costs comes off. */
  takeOff(coupon: string, cents: number): void {
    this.coupon = coupon;
    this.couponCents = Math.min(cents, this.amountCents);
  }

  /** Left before anybody knew where it is paid, it is told of as left once more. */
  goTo(address: { url: string; stripeSessionId?: string }): void {
    Object.assign(this, address);
    if (this.status === 'abandoned') record(this, new CheckoutAbandoned(this.id));
  }

  pay(subscriptionId: string, now: Date): void {
    Object.assign(this, { status: 'paid', subscriptionId, settledAt: now });
  }

  abandon(now: Date): void {
    Object.assign(this, { status: 'abandoned', settledAt: now });
    record(this, new CheckoutAbandoned(this.id));
  }
}

CheckoutSchema.setClass(Checkout);
