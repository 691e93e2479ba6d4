import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import { type BillingCycle, CURRENCY, type Currency, type PaidTier } from '#contract/monetization/prices';
import type { PlanStatus } from '#contract/monetization/subscriptions';
import { record } from '#platform/outbox/domain-event';
import type { Payment } from '../payments/payment.entity.js';
import { type EndReason, isRunning, type Known, type Standing, standingAt, type Terms } from './standing.js';
import {
  CancelledWhileDue,
  type SubscriptionMove,
  SubscriptionMoved,
  SubscriptionOver,
} from './subscription-events.js';

const SubscriptionSchema = defineEntity({
  name: 'Subscription',
  schema: 'monetization',
  tableName: 'subscriptions',
  properties: {
    id: p.uuid().primary(),
    personId: p.uuid().nullable(),
    source: p.text().$type<'stripe' | 'test' | 'admin_assigned'>(),
    termsVersion: p.integer(),
    tier: p.text().$type<PaidTier>(),
    cycle: p.text().$type<BillingCycle>(),
    amountCents: p.integer(),
    currency: p.text().$type<Currency>(),
    cancels: p.boolean(),
    nextTier: p.text().$type<PaidTier>().nullable(),
    nextCycle: p.text().$type<BillingCycle>().nullable(),
    nextAmountCents: p.integer().nullable(),
    failedFrom: p.datetime().nullable(),
    failedAt: p.datetime().nullable(),
    endedAt: p.datetime().nullable(),
    endedWhy: p.text().$type<EndReason>().nullable(),
    status: p.text().$type<Standing['status']>(),
    periodStart: p.datetime().nullable(),
    periodEnd: p.datetime().nullable(),
    graceUntil: p.datetime().nullable(),
    holdsUntil: p.datetime().nullable(),
    creditCents: p.integer(),
    stripeSubscriptionId: p.text().nullable(),
    checkedAt: p.datetime().nullable(),
    creditedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

interface Beginning {
  personId: string | null;
  source: Subscription['source'];
  terms: Terms;
  stripeSubscriptionId?: string;
}

/** One run of a person's plan, from its first payment to its end. What is heard of it is folded by `standing.ts`. */
export class Subscription extends SubscriptionSchema.class {
  static begin({ personId, source, terms, stripeSubscriptionId }: Beginning, now: Date): Subscription {
    const begun = Object.assign(new Subscription(), {
      id: uuid(),
      personId,
      source,
      stripeSubscriptionId: stripeSubscriptionId ?? null,
      currency: CURRENCY,
      status: 'inactive' as const,
      failedFrom: null,
      failedAt: null,
      endedAt: null,
      endedWhy: null,
      periodStart: null,
      periodEnd: null,
      graceUntil: null,
      holdsUntil: null,
      creditCents: 0,
      checkedAt: null,
      creditedAt: null,
      createdAt: now,
      updatedAt: now,
    });
    begun.agree(terms);
    return begun;
  }

  /** Given by whoever runs the place: until then, or until it is taken back. */
  static assign(parts: { personId: string; terms: Terms; until: Date | null }, now: Date): Subscription {
    const { until, ...rest } = parts;
    const given = Subscription.begin({ ...rest, source: 'admin_assigned' }, now);
    Object.assign(given, { status: 'active', periodStart: now, periodEnd: until, holdsUntil: until });
    return given;
  }

  /** It is over before it began: whoever paid for it has one, or is gone. */
  giveUp(why: EndReason, now: Date): void {
    Object.assign(this, { status: 'cancelled', endedAt: now, endedWhy: why, holdsUntil: now });
    record(this, new SubscriptionOver(this.id, why));
  }

  get running(): boolean {
    return isRunning(this.status);
  }

  /** A payment is due for what its person does not want any more. */
  private get isDueInVain(): boolean {
    return this.status === 'past-due' && this.cancels;
  }

  /** What follows a period that is over has followed. */
  tierAt(now: Date): PaidTier {
    return this.nextTier && this.periodEnd && this.periodEnd <= now ? this.nextTier : this.tier;
  }

  /** Another plan follows, and has not yet. */
  isToChange(now: Date): boolean {
    return Boolean(this.nextTier && this.periodEnd && now < this.periodEnd);
  }

  /** At what it costs, whatever came off for a coupon. */
  get paidPeriod(): { amountCents: number; from: Date; until: Date } | null {
    const { amountCents, periodStart: from, periodEnd: until } = this;
    return from && until ? { amountCents, from, until } : null;
  }

  get terms(): Terms {
    const { nextTier, nextCycle, nextAmountCents } = this;
    return {
      version: this.termsVersion,
      tier: this.tier,
      cycle: this.cycle,
      amountCents: this.amountCents,
      cancels: this.cancels,
      next:
        nextTier && nextCycle
          ? { tier: nextTier, cycle: nextCycle, amountCents: nextAmountCents ?? 0 }
          : null,
    };
  }

  /** All that is known of it, with the lines of the books that are about it. */
  knownFrom(payments: readonly Payment[]): Known {
    const { failedFrom, failedAt, endedAt, endedWhy } = this;
    const paid = payments.flatMap(
      ({ reference, paidAt: at, periodStart: from, periodEnd: until, ...rest }) =>
        from && until
          ? [
              {
                reference,
                at,
                from,
                until,
                amountCents: rest.amountCents,
                tier: rest.tier,
                cycle: rest.cycle,
              },
            ]
          : [],
    );
    const refunded = payments.flatMap(({ reference, refundOf, paidAt: at, amountCents }) =>
      refundOf ? [{ reference, refundOf, at, amountCents }] : [],
    );
    return {
      terms: this.terms,
      paid: Object.fromEntries(paid.map((each) => [each.reference, each])),
      refunded: Object.fromEntries(refunded.map((each) => [each.reference, each])),
      failed: failedFrom && failedAt ? { from: failedFrom, at: failedAt } : null,
      ended: endedAt && endedWhy ? { at: endedAt, why: endedWhy } : null,
    };
  }

  /** Stands as all that is known of it says. */
  settle(known: Known, now: Date): void {
    const before = { status: this.status, periodEnd: this.periodEnd, isDueInVain: this.isDueInVain };
    const standing = standingAt(known, now);
    this.agree(known.terms);
    const { period, status, graceUntil, holdsUntil } = standing;
    // Of a failure that was made up for nothing is left to know, at whoever takes the money either.
    const failed = period && known.failed && known.failed.from >= period.until ? known.failed : null;
    Object.assign(this, {
      status,
      graceUntil,
      holdsUntil,
      periodStart: period?.from ?? null,
      periodEnd: period?.until ?? null,
      failedFrom: failed?.from ?? null,
      failedAt: failed?.at ?? null,
      endedAt: known.ended?.at ?? null,
      endedWhy: known.ended?.why ?? null,
      updatedAt: now,
    });
    if (isRunning(before.status) && !this.running)
      record(this, new SubscriptionOver(this.id, standing.endedWhy ?? 'cancelled'));
    if (this.isDueInVain && !before.isDueInVain) record(this, new CancelledWhileDue(this.id));
    const move = moveOf(before, standing);
    if (move) this.tell(move, standing);
  }

  /** Another plan, or for another time. */
  reassign(terms: Terms, until: Date | null, now: Date): void {
    this.agree(terms);
    Object.assign(this, { periodEnd: until, holdsUntil: until, updatedAt: now });
  }

  /** What was assigned ends, by its time or by whoever runs the place. */
  takeBack(now: Date, status: 'cancelled' | 'expired'): void {
    Object.assign(this, { status, holdsUntil: now, endedAt: now, endedWhy: 'cancelled', updatedAt: now });
    this.tell('ended', { endedWhy: status === 'expired' ? 'unpaid' : 'cancelled' });
  }

  /** The books stay, and name nobody. */
  forgetPerson(): void {
    this.personId = null;
  }

  private agree({ version, next, ...terms }: Terms): void {
    Object.assign(this, terms, {
      termsVersion: version,
      nextTier: next?.tier ?? null,
      nextCycle: next?.cycle ?? null,
      nextAmountCents: next?.amountCents ?? null,
    });
  }

  private tell(move: SubscriptionMove, { graceUntil, period, endedWhy }: Partial<Standing>): void {
    if (!this.personId) return;
    const until = move === 'failed' ? graceUntil : period?.until;
    const at = until?.toISOString() ?? null;
    record(this, new SubscriptionMoved(this.id, this.personId, move, at, endedWhy ?? null));
  }
}

export const wireStatus = (status: Standing['status']): PlanStatus =>
  status === 'inactive' ? 'none' : status;

function moveOf(
  before: { status: Standing['status']; periodEnd?: Date | null },
  { status, period }: Standing,
): SubscriptionMove | null {
  if (before.status === 'inactive') return null;
  if (!isRunning(status)) return isRunning(before.status) ? 'ended' : null;
  if (status === 'past-due') return before.status === 'past-due' ? null : 'failed';
  if (before.status !== 'active') return 'came-back';
  const renewed = period && before.periodEnd && period.from >= before.periodEnd;
  return renewed ? 'renewed' : null;
}

SubscriptionSchema.setClass(Subscription);
