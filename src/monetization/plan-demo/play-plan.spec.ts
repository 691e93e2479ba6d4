import { describe, expect, it } from '@jest/globals';
import { learn, standingAt } from '../subscriptions/standing.js';
import { DEMO_PLANS } from './demo-plans.js';
import { playPlan } from './play-plan.js';

const known = (now: Date) =>
  DEMO_PLANS.map((demo) => {
    const { terms, facts } = playPlan(demo, { now, amountCents: 400, version: 1 });
    return facts.reduce(learn, { terms, paid: {}, refunded: {}, failed: null, ended: null });
  });

describe('the plans of the demo town', () => {
  it.each(['2026-11-22', '2027-02-28', '2027-03-01', '2027-03-31', '2028-02-29', '2028-03-02'])(
    'run, end with the period or wait for their payment on %s',
    (day) => {
      const now = new Date(`${day}T12:00:00Z`);
      const standings = known(now).map((each) => standingAt(each, now));
      expect(standings.map(({ status }) => status)).toEqual(['active', 'active', 'active', 'past-due']);
      for (const { holdsUntil } of standings) expect(holdsUntil?.getTime()).toBeGreaterThan(now.getTime());
    },
  );

  it('have been paid for in the past, once for each period', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    const paid = known(now).map((each) => Object.values(each.paid));
    expect(paid.map(({ length }) => length)).toEqual([6, 1, 3, 3]);
    for (const { at, until, from } of paid.flat()) {
      expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(until.getTime()).toBeGreaterThan(from.getTime());
    }
  });
});
