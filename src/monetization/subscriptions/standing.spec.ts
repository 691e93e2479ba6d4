import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { DAY_MS } from '#contract/time';
import { type BillingFact, type Known, learn, standingAt, type Terms } from './standing.js';

const day = (n: number) => new Date(Date.UTC(2027, 0, 1) + n * DAY_MS);

const TERMS: Terms = {
  version: 0,
  tier: 'premium',
  cycle: 'monthly',
  amountCents: 400,
  cancels: false,
  next: null,
};
const NOTHING: Known = { terms: TERMS, paid: {}, refunded: {}, failed: null, ended: null };

const paid = (from: number, amountCents = 400): BillingFact => ({
  kind: 'paid',
  reference: `paid-${from}`,
  at: day(from),
  from: day(from),
  until: day(from + 30),
  amountCents,
  tier: 'premium',
  cycle: 'monthly',
});
const failed = (from: number, at = from): BillingFact => ({ kind: 'failed', from: day(from), at: day(at) });
const agreed = (version: number, changes: Partial<Terms>): BillingFact => ({
  kind: 'agreed',
  terms: { ...TERMS, ...changes, version },
});
const refunded = (from: number, at: number, amountCents: number): BillingFact => ({
  kind: 'refunded',
  reference: `refund-${from}-${at}`,
  refundOf: `paid-${from}`,
  at: day(at),
  amountCents,
});
const ended = (at: number, why: 'cancelled' | 'unpaid' | 'replaced'): BillingFact => ({
  kind: 'ended',
  at: day(at),
  why,
});

const standing = (n: number, ...facts: BillingFact[]) => standingAt(facts.reduce(learn, NOTHING), day(n));

describe('a subscription', () => {
  it('has not begun before it is paid', () => {
    expect(standing(0)).toMatchObject({ status: 'inactive', holdsUntil: null });
  });

  it('is active for as long as it is paid, and in the days in which nothing is heard of the renewal', () => {
    expect(standing(1, paid(0))).toMatchObject({ status: 'active', graceUntil: null, holdsUntil: day(37) });
    expect(standing(36.9, paid(0)).status).toBe('active');
    expect(standing(37, paid(0))).toMatchObject({ status: 'expired', endedAt: day(37), endedWhy: 'unpaid' });
  });

  it('is past due for seven days after the first try that failed', () => {
    const facts = [paid(0), failed(30, 30.1), failed(30, 33)];
    expect(standing(31, ...facts)).toMatchObject({ status: 'past-due', graceUntil: day(37.1) });
    expect(standing(37.2, ...facts).status).toBe('expired');
  });

  it('is active again once the failed period is paid', () => {
    expect(standing(33, paid(0), failed(30), paid(30))).toMatchObject({ status: 'active', graceUntil: null });
  });

  it('goes by the terms agreed on last, and ends with the period when they say so', () => {
    const facts = [paid(0), agreed(1, { cancels: true })];
    expect(standing(29, ...facts)).toMatchObject({ status: 'active', holdsUntil: day(30) });
    expect(standing(30, ...facts)).toMatchObject({ status: 'cancelled', endedAt: day(30) });
    expect(standing(30, ...facts, agreed(2, {})).status).toBe('active');
  });

  it('goes by the period that began last, also when another one would have been longer', () => {
    const year: BillingFact = { ...paid(0), until: day(365), cycle: 'yearly' } as BillingFact;
    expect(standing(11, year, paid(10)).period?.until).toEqual(day(40));
  });

  it('is over when all that was paid for its period was given back, and not for a part', () => {
    expect(standing(5, paid(0), refunded(0, 3, 100)).status).toBe('active');
    expect(standing(5, paid(0), refunded(0, 3, 100), refunded(0, 4, 300))).toMatchObject({
      status: 'cancelled',
      endedAt: day(4),
      endedWhy: 'refunded',
    });
  });

  it('is over when all was given back that was paid for it and for what it cut short', () => {
    const year = { ...paid(0, 4000), until: day(365), cycle: 'yearly' } as BillingFact;
    const moved = [year, paid(10, 0)];
    expect(standing(12, ...moved, refunded(0, 11, 3000)).status).toBe('active');
    expect(standing(12, ...moved, refunded(0, 11, 4000))).toMatchObject({
      status: 'cancelled',
      endedAt: day(11),
      endedWhy: 'refunded',
    });
    // The one after it is paid by the rest of the year, too.
    expect(standing(42, ...moved, paid(40, 0), refunded(0, 41, 4000)).status).toBe('cancelled');
    expect(standing(12, year, paid(10, 500), refunded(0, 11, 4000)).status).toBe('active');
    expect(standing(12, year, paid(10, 500), refunded(10, 11, 500)).status).toBe('cancelled');
  });

  it('goes on when a period was given back that was over when this one began', () => {
    expect(standing(32, paid(0), paid(30, 0), refunded(0, 31, 400)).status).toBe('active');
  });

  it('ends when it is said to have, and why is what came first', () => {
    expect(standing(20, paid(0), ended(10, 'cancelled'))).toMatchObject({ status: 'cancelled' });
    expect(standing(40, paid(0), failed(30), ended(37, 'cancelled'))).toMatchObject({ status: 'expired' });
  });
});

const when = fc.integer({ min: 0, max: 120 });
const periods = fc.constantFrom(0, 30, 60, 90);
const fact: fc.Arbitrary<BillingFact> = fc.oneof(
  periods.map((from) => paid(from)),
  fc.tuple(periods, when).map(([from, late]) => failed(from, from + late)),
  // One version is one agreement.
  fc
    .integer({ min: 1, max: 9 })
    .map((version) =>
      agreed(version, { cancels: version % 2 === 0, tier: version > 5 ? 'premium_plus' : 'premium' }),
    ),
  fc.tuple(periods, when).map(([from, at]) => refunded(from, at, 200)),
  fc
    .tuple(when, fc.constantFrom('cancelled' as const, 'unpaid' as const, 'replaced' as const))
    .map(([at, why]) => ended(at, why)),
);

describe('what is heard of a subscription', () => {
  it('comes to the same in any order, each of it any number of times', () => {
    const heard = fc
      .uniqueArray(fact, { maxLength: 12, selector: (each) => JSON.stringify(each) })
      .chain((facts) => {
        const again =
          facts.length > 0 ? fc.array(fc.constantFrom(...facts), { maxLength: 20 }) : fc.constant([]);
        const shuffled = again.chain((more) => {
          const all = [...facts, ...more];
          return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
        });
        return fc.tuple(fc.constant(facts), shuffled, when);
      });
    fc.assert(
      fc.property(heard, ([facts, shuffled, at]) => {
        expect(standing(at, ...shuffled)).toEqual(standing(at, ...facts));
      }),
      { numRuns: 2000 },
    );
  });
});
