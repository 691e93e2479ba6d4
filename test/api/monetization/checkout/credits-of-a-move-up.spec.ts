import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { creditsOf } from '../../../support/world/monetization/credits.js';
import { subscribe } from '../../../support/world/monetization/plans.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';

const START = new Date('2027-01-01T12:00:00Z');
const HOUR = 1 / 24;
const plan = (tier: 'premium' | 'premium_plus', cycle: 'monthly' | 'yearly') => ({ tier, cycle });

const change = async ({ client }: TestMember, wanted: object) => {
  const { status } = await client.post('/api/my-plan/change', wanted);
  if (status !== 200) throw new Error(`The plan was not changed: ${status}`);
};

describe('the credits of a plan that is moved up', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());

  /** Both who may give them do so, at once. */
  const given = async (member: TestMember) => {
    const give = () => app.nest.get(JobRunner).runNow('monetization.give-plan-credits');
    await Promise.all([give(), app.outbox.delivered(), give()]);
    return (await creditsOf(member.client)).spendable;
  };
  const moveTo = (days: number) => app.setTime(new Date(START.getTime() + days * DAY_MS));
  const subscribed = async (wanted: object) => {
    moveTo(0);
    const member = await signUpMember(app);
    await subscribe(member, wanted);
    return member;
  };

  it('are those of the largest plan, however often one moves up on one day', async () => {
    const member = await subscribed(plan('premium', 'monthly'));
    const had = [await given(member)];
    const steps = [
      plan('premium', 'yearly'),
      plan('premium_plus', 'monthly'),
      plan('premium_plus', 'yearly'),
    ];
    for (const [nth, wanted] of steps.entries()) {
      moveTo((nth + 1) * HOUR);
      await change(member, wanted);
      had.push(await given(member));
    }
    expect(had).toEqual([2, 2, 5, 5]);
    // A month after the last move the next ones come, all of them.
    moveTo(31 + 4 * HOUR);
    expect(await given(member)).toBe(10);
  });

  it('are no more for who goes down for the renewal, and up again right after it', async () => {
    const member = await subscribed(plan('premium_plus', 'monthly'));
    expect(await given(member)).toBe(5);
    await change(member, plan('premium', 'monthly'));
    moveTo(31);
    await app.nest.get(JobRunner).runNow('monetization.renew-test-plans');
    expect(await given(member)).toBe(5 + 2);
    moveTo(31 + HOUR);
    await change(member, plan('premium_plus', 'monthly'));
    expect(await given(member)).toBe(5 + 5);
  });

  it('are counted from the month that is under way alone', async () => {
    const member = await subscribed(plan('premium', 'yearly'));
    expect(await given(member)).toBe(2);
    moveTo(31);
    expect(await given(member)).toBe(2 + 2);
    moveTo(40);
    await change(member, plan('premium_plus', 'yearly'));
    expect(await given(member)).toBe(2 + 5);
  });
});
