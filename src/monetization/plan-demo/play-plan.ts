import { DAY_MS } from '#contract/time';
import { monthsAfter, periodEnd } from '../subscriptions/periods.js';
import type { BillingFact, Terms } from '../subscriptions/standing.js';
import type { DemoPlan } from './demo-plans.js';

interface Stage {
  now: Date;
  /** Of each period. */
  amountCents: number;
  /** Of the terms. */
  version: number;
}

/** A plan as the test checkout would have told of it, period by period. */
export function playPlan(
  demo: DemoPlan,
  { now, amountCents, version }: Stage,
): { begunAt: Date; terms: Terms; facts: BillingFact[] } {
  const { person, tier, cycle, ends } = demo;
  const terms = { version, tier, cycle, amountCents, cancels: ends === 'cancelled', next: null };
  const facts = beginnings(demo, now).map((from, nth): BillingFact => {
    if (ends === 'unpaid' && nth === demo.periods - 1) return { kind: 'failed', from, at: from };
    const reference = referenceOf(person, nth);
    return {
      kind: 'paid',
      reference,
      at: from,
      from,
      until: periodEnd(from, cycle),
      amountCents,
      tier,
      cycle,
    };
  });
  const [begunAt = now] = beginnings(demo, now);
  if (demo.isFirstRefunded) facts.push(givenBack(person, begunAt, amountCents));
  return { begunAt, terms, facts };
}

/** Of each period: where months are of different length, a day or two earlier. */
function beginnings({ cycle, periods, renewedDaysAgo }: DemoPlan, now: Date): Date[] {
  const renewed = new Date(now.getTime() - renewedDaysAgo * DAY_MS);
  const before = (cycle === 'yearly' ? 12 : 1) * (periods - 1);
  const starts = [monthsAfter(renewed, -before)];
  while (starts.length < periods) starts.push(periodEnd(starts.at(-1) ?? renewed, cycle));
  return starts;
}

const referenceOf = (person: string, nth: number) => `test-demo-${person}-${nth + 1}`;

function givenBack(person: string, paidAt: Date, amountCents: number): BillingFact {
  const refundOf = referenceOf(person, 0);
  const at = new Date(paidAt.getTime() + 2 * DAY_MS);
  return { kind: 'refunded', reference: `${refundOf}-back`, refundOf, at, amountCents };
}
