import type { BillingCycle, PaidTier } from '#contract/monetization/prices';
import { BILLING_LIMITS } from '#contract/monetization/subscriptions';
import { DAY_MS } from '#contract/time';

/** What was agreed on last: of two, the one with the higher version counts. */
export interface Terms {
  readonly version: number;
  readonly tier: PaidTier;
  readonly cycle: BillingCycle;
  /** Of each period. */
  readonly amountCents: number;
  readonly cancels: boolean;
  /** What takes their place at the period's end. */
  readonly next: {
    readonly tier: PaidTier;
    readonly cycle: BillingCycle;
    readonly amountCents: number;
  } | null;
}

export interface Paid {
  readonly reference: string;
  readonly at: Date;
  readonly from: Date;
  readonly until: Date;
  readonly amountCents: number;
  readonly tier: PaidTier;
  readonly cycle: BillingCycle;
}

export interface Refunded {
  readonly reference: string;
  /** The reference of what was paid. */
  readonly refundOf: string;
  readonly at: Date;
  readonly amountCents: number;
}

/** The renewal for the period that begins at `from` was not paid when it was first tried. */
export interface Failed {
  readonly from: Date;
  readonly at: Date;
}

export type EndReason = 'cancelled' | 'unpaid' | 'refunded' | 'replaced' | 'left';

export interface Ended {
  readonly at: Date;
  readonly why: EndReason;
}

/** What can be heard of a subscription, in whatever order and however often. */
export type BillingFact =
  | { readonly kind: 'agreed'; readonly terms: Terms }
  | ({ readonly kind: 'paid' } & Paid)
  | ({ readonly kind: 'failed' } & Failed)
  | ({ readonly kind: 'refunded' } & Refunded)
  | ({ readonly kind: 'ended' } & Ended);

/** All that is known of a subscription. Each part only ever grows in one direction, so order cannot matter. */
export interface Known {
  readonly terms: Terms;
  readonly paid: Readonly<Record<string, Paid>>;
  readonly refunded: Readonly<Record<string, Refunded>>;
  readonly failed: Failed | null;
  readonly ended: Ended | null;
}

/** What it comes to. */
export interface Standing {
  readonly status: 'inactive' | 'active' | 'past-due' | 'cancelled' | 'expired';
  readonly period: Paid | null;
  readonly graceUntil: Date | null;
  /** The plan is lost then, unless something else is heard. */
  readonly holdsUntil: Date | null;
  readonly endedAt: Date | null;
  readonly endedWhy: EndReason | null;
}

const GRACE_MS = BILLING_LIMITS.graceDays * DAY_MS;

export const RUNNING = ['inactive', 'active', 'past-due'] as const;
export const isRunning = (status: string): boolean => RUNNING.some((running) => running === status);

/** What is known with one fact more: the same whatever else came first, and however often this one came. */
export function learn(known: Known, fact: BillingFact): Known {
  switch (fact.kind) {
    case 'agreed':
      return fact.terms.version > known.terms.version ? { ...known, terms: fact.terms } : known;
    case 'paid':
      return { ...known, paid: { [fact.reference]: fact, ...known.paid } };
    case 'refunded':
      return { ...known, refunded: { [fact.reference]: fact, ...known.refunded } };
    case 'failed':
      return { ...known, failed: laterFailure(known.failed, { from: fact.from, at: fact.at }) };
    default:
      return { ...known, ended: earlierEnd(known.ended, { at: fact.at, why: fact.why }) };
  }
}

/** How it stands at that moment. */
export function standingAt(known: Known, now: Date): Standing {
  const period = currentPeriod(known);
  const going = goingOn(known, period);
  const end = [known.ended, period && refundOf(known, period), going.end]
    .filter((each) => each !== null)
    .toSorted(compareEnds)[0];
  if (end && end.at <= now)
    return {
      status: end.why === 'unpaid' ? 'expired' : 'cancelled',
      period,
      graceUntil: null,
      holdsUntil: end.at,
      endedAt: end.at,
      endedWhy: end.why,
    };
  const { status, graceUntil } = going;
  return { status, period, graceUntil, holdsUntil: going.end?.at ?? null, endedAt: null, endedWhy: null };
}

interface GoingOn {
  readonly status: 'inactive' | 'active' | 'past-due';
  readonly graceUntil: Date | null;
  /** How it ends unless something else is heard. */
  readonly end: Ended | null;
}

function goingOn({ terms, failed }: Known, period: Paid | null): GoingOn {
  if (!period) return { status: 'inactive', graceUntil: null, end: null };
  const failing = failed !== null && failed.from >= period.until;
  if (terms.cancels && !failing)
    return { status: 'active', graceUntil: null, end: { at: period.until, why: 'cancelled' } };
  // Without a word about the renewal, the grace keeps the plan until somebody has asked what became of it.
  const since = failing ? Math.max(failed.at.getTime(), failed.from.getTime()) : period.until.getTime();
  const end = { at: new Date(since + GRACE_MS), why: 'unpaid' } as const;
  return { status: failing ? 'past-due' : 'active', graceUntil: failing ? end.at : null, end };
}

/** The one that began last, of what was paid. */
function currentPeriod({ paid }: Known): Paid | null {
  return Object.values(paid).reduce<Paid | null>(
    (last, each) => (last && comparePeriods(last, each) >= 0 ? last : each),
    null,
  );
}

const comparePeriods = (one: Paid, other: Paid): number =>
  one.from.getTime() - other.from.getTime() ||
  one.until.getTime() - other.until.getTime() ||
  (one.reference < other.reference ? -1 : 1);

/**
 * The end that comes of giving all of the money back: all that was paid for the period itself, or that together with what was
 * paid for the periods that it cut short. What was unused of those has paid for it, in part or alone.
 */
function refundOf(known: Known, period: Paid): Ended | null {
  const paidForIt = Object.values(known.paid).filter(({ until }) => until > period.from);
  return givenBack(known, [period]) ?? givenBack(known, paidForIt);
}

function givenBack({ refunded }: Known, payments: readonly Paid[]): Ended | null {
  const references = new Set(payments.map(({ reference }) => reference));
  const refunds = Object.values(refunded).filter((each) => references.has(each.refundOf));
  if (refunds.length === 0 || centsOf(refunds) < centsOf(payments)) return null;
  return { at: new Date(Math.max(...refunds.map(({ at }) => at.getTime()))), why: 'refunded' };
}

const centsOf = (lines: readonly { readonly amountCents: number }[]): number =>
  lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

function laterFailure(one: Failed | null, other: Failed): Failed {
  if (!one) return other;
  const order = one.from.getTime() - other.from.getTime() || other.at.getTime() - one.at.getTime();
  return order >= 0 ? one : other;
}

const earlierEnd = (one: Ended | null, other: Ended): Ended =>
  one && compareEnds(one, other) <= 0 ? one : other;

/** What ended first; of two at the same moment, that it was not paid says more than that it was cancelled for it. */
const compareEnds = (one: Ended, other: Ended): number =>
  one.at.getTime() - other.at.getTime() || RANK.indexOf(one.why) - RANK.indexOf(other.why);

const RANK: readonly EndReason[] = ['unpaid', 'refunded', 'replaced', 'left', 'cancelled'];
