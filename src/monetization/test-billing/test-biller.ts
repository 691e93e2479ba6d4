import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { testCheckoutPath } from '#contract/monetization/subscriptions';
import { Clock } from '#platform/config/clock';
import { Biller, type ChangeCost } from '../billing/biller.js';
import { NoPortal } from '../billing/billing.errors.js';
import type { Checkout } from '../billing/checkout.entity.js';
import { Checkouts } from '../billing/checkouts.js';
import type { PlanPrice } from '../plans/prices.js';
import { periodEnd } from '../subscriptions/periods.js';
import { changedNow } from '../subscriptions/plan-change.js';
import type { BillingFact, Terms } from '../subscriptions/standing.js';
import type { Subscription } from '../subscriptions/subscription.entity.js';
import { NotSubscribed } from '../subscriptions/subscription.errors.js';
import { Subscriptions } from '../subscriptions/subscriptions.js';

/** Takes no money: says of itself what a payment provider would tell, to the same code. Never in production. */
@Injectable()
export class TestBiller extends Biller {
  readonly kind = 'test';

  constructor(
    private readonly em: EntityManager,
    private readonly checkouts: Checkouts,
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {
    super();
  }

  override open({ id }: Checkout): Promise<string> {
    return this.checkouts.keepAddress(id, { url: testCheckoutPath(id) });
  }

  /** The checkout is paid. Within the caller's transaction. */
  async pay(checkout: Checkout): Promise<void> {
    const { tier, cycle, amountCents, dueCents } = checkout;
    const version = await this.subscriptions.nextVersion();
    const terms: Terms = { version, tier, cycle, amountCents, cancels: false, next: null };
    const { id } = await this.checkouts.complete(checkout.id, { terms });
    await this.subscriptions.learn(id, [this.paid(terms, this.clock.now(), dueCents)]);
  }

  override async costOfChange(subscription: Subscription, { amountCents }: PlanPrice): Promise<ChangeCost> {
    const { paidPeriod, creditCents } = subscription;
    return changedNow(paidPeriod, creditCents, amountCents, this.clock.now());
  }

  override change(subscription: Subscription, price: PlanPrice): Promise<void> {
    return this.move(subscription, async (current) => {
      const now = this.clock.now();
      const { tier, cycle, amountCents } = price;
      if (current.tier === tier && current.cycle === cycle) return [];
      const { dueCents, leftCents } = changedNow(current.paidPeriod, current.creditCents, amountCents, now);
      current.creditCents = leftCents;
      const version = await this.subscriptions.nextVersion();
      const terms: Terms = { version, tier, cycle, amountCents, cancels: false, next: null };
      return [{ kind: 'agreed', terms }, this.paid(terms, now, dueCents)];
    });
  }

  override changeLater(subscription: Subscription, price: PlanPrice | null): Promise<void> {
    const next = price && { tier: price.tier, cycle: price.cycle, amountCents: price.amountCents };
    return this.agree(subscription, { next, cancels: false });
  }

  override cancelLater(subscription: Subscription, cancels: boolean): Promise<void> {
    return this.agree(subscription, cancels ? { cancels, next: null } : { cancels });
  }

  /** What a payment provider would do at the period's end, now; with `dueAt` only if the period is over by then. */
  renew(subscription: Subscription, outcome: 'pay' | 'fail', dueAt?: Date): Promise<void> {
    return this.move(subscription, async (current) => {
      const now = this.clock.now();
      const from = current.periodEnd ?? now;
      if (dueAt && from > dueAt) return [];
      if (outcome === 'fail') return [{ kind: 'failed', from, at: now }];
      const { next } = current.terms;
      const { tier, cycle, amountCents } = next ?? current.terms;
      const off = Math.min(current.creditCents, amountCents);
      current.creditCents -= off;
      const version = await this.subscriptions.nextVersion();
      const terms: Terms = { version, tier, cycle, amountCents, cancels: false, next: null };
      const paid = this.paid(terms, from, amountCents - off);
      return next ? [{ kind: 'agreed', terms }, paid] : [paid];
    });
  }

  override async portal(): Promise<string> {
    throw new NoPortal();
  }

  private paid(
    { tier, cycle }: Terms,
    from: Date,
    amountCents: number,
  ): Extract<BillingFact, { kind: 'paid' }> {
    const until = periodEnd(from, cycle);
    const reference = `test-${randomUUID()}`;
    return { kind: 'paid', reference, at: this.clock.now(), from, until, amountCents, tier, cycle };
  }

  private agree(subscription: Subscription, changes: Partial<Terms>): Promise<void> {
    return this.move(subscription, async ({ terms }) => {
      const version = await this.subscriptions.nextVersion();
      return [{ kind: 'agreed', terms: { ...terms, ...changes, version } }];
    });
  }

  /** Facts about the subscription as it is once nobody else changes it. */
  private move(
    { id, personId }: Subscription,
    factsOf: (current: Subscription) => Promise<BillingFact[]>,
  ): Promise<void> {
    return this.em.transactional(async () => {
      if (personId) await this.subscriptions.lock(personId);
      const current = personId && (await this.subscriptions.runningOf(personId));
      if (!current || current.id !== id) throw new NotSubscribed();
      const facts = await factsOf(current);
      await this.em.flush();
      if (facts.length > 0) await this.subscriptions.learn(id, facts);
    });
  }
}
