import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { MyPlanShape } from '#contract/monetization/subscriptions';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import type { Revenue } from '../../../../src/monetization/revenue/revenue.dto.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { mailsTo } from '../../../support/app/mail.js';
import { creditsOf } from '../../../support/world/monetization/credits.js';
import { PREMIUM, planOf, subscribe } from '../../../support/world/monetization/plans.js';
import { makeAdmin, signUpMember, type TestMember } from '../../../support/world/people.js';

const renew = ({ client }: TestMember, outcome: 'pay' | 'fail') =>
  client.post<MyPlanShape>('/api/my-plan/test-renewal', { outcome });

/** Of one payment at the test checkout. */
const sumsOf = (cents: number) => ({
  source: 'test',
  currency: 'usd',
  payments: 1,
  grossCents: cents,
  refunds: 0,
  refundedCents: 0,
  netCents: cents,
});

describe('while a plan runs', () => {
  let app: TestApp;
  let now: Date;

  beforeAll(async () => {
    app = await borrowApp();
    now = new Date('2027-01-01T12:00:00Z');
    app.setTime(now);
  });
  afterEach(() => app.setTime(now));
  afterAll(() => app.stop());

  const later = (days: number) => app.setTime(new Date(now.getTime() + days * DAY_MS));
  const run = (job: string) => app.nest.get(JobRunner).runNow(`monetization.${job}`);
  const subscribed = async (wanted: object = PREMIUM) => {
    const member = await signUpMember(app);
    await subscribe(member, wanted);
    return member;
  };
  const told = async ({ client }: TestMember) => {
    await app.outbox.delivered();
    const { body } = await client.get<{ items: { code: string }[] }>('/api/notifications');
    return body.items.map(({ code }) => code);
  };

  it('its person is told of a payment that failed, and until when, by mail too; then that it is back', async () => {
    const member = await subscribed();
    later(31);
    await renew(member, 'fail');
    expect(await told(member)).toEqual(['plan-payment-failed']);
    const [mail] = await mailsTo(app, member.email);
    expect(mail?.text).toContain('You keep Premium until Mon, Feb 8');
    await renew(member, 'pay');
    expect(await told(member)).toEqual(['plan-back']);
  });

  it('a renewal is said in the app alone, and made by the job where no money is taken', async () => {
    const member = await subscribed();
    later(31);
    for (let time = 0; time < 2; time += 1) await run('renew-test-plans');
    expect(await told(member)).toEqual(['plan-renewed']);
    expect(await mailsTo(app, member.email)).toEqual([]);
    const body = await planOf(member);
    expect(body).toMatchObject({ status: 'active', periodEnd: '2027-03-01T12:00:00.000Z' });
  });

  it('its end is said once, however often the job runs', async () => {
    const member = await subscribed();
    await member.client.post('/api/my-plan/cancel');
    later(31);
    await Promise.all([run('end-subscriptions'), run('end-subscriptions')]);
    expect(await told(member)).toEqual(['plan-ended']);
    expect((await planOf(member)).status).toBe('cancelled');
  });

  it('its first credits come with the payment, before any job has run', async () => {
    const member = await subscribed();
    await app.outbox.delivered();
    expect((await creditsOf(member.client)).spendable).toBe(2);
    later(31);
    await run('renew-test-plans');
    await app.outbox.delivered();
    expect((await creditsOf(member.client)).spendable).toBe(4);
  });

  it('credits come with it each month, a yearly one too, once', async () => {
    const [monthly, yearly] = [
      await subscribed(),
      await subscribed({ tier: 'premium_plus', cycle: 'yearly' }),
    ];
    const credits = async () => [
      (await creditsOf(monthly.client)).spendable,
      (await creditsOf(yearly.client)).spendable,
    ];
    await Promise.all([run('give-plan-credits'), run('give-plan-credits')]);
    expect(await credits()).toEqual([2, 5]);
    later(31);
    await run('renew-test-plans');
    for (let time = 0; time < 2; time += 1) await run('give-plan-credits');
    expect(await credits()).toEqual([4, 10]);
  });

  it('what was paid is in the books, by month and plan, for administrators', async () => {
    const admin = await makeAdmin(app);
    later(400);
    await subscribed();
    await subscribed({ tier: 'premium_plus', cycle: 'monthly' });
    const revenue = async (query: string) =>
      (await admin.client.get<Revenue>(`/api/admin/revenue?${query}`)).body;
    const february = 'from=2028-02-01&to=2028-02-28';
    expect(await revenue(february)).toMatchObject({
      totals: [{ ...sumsOf(1300), payments: 2 }],
      lines: [
        { time: '2028-02', tier: 'premium', ...sumsOf(400) },
        { time: '2028-02', tier: 'premium_plus', ...sumsOf(900) },
      ],
    });
    expect((await revenue(`${february}&by=day`)).lines.map(({ time }) => time)).toEqual([
      '2028-02-05',
      '2028-02-05',
    ]);
    expect(await revenue('from=2020-01-01&to=2020-01-02')).toMatchObject({ totals: [], lines: [] });
    for (const wrong of ['from=2028-02-31', 'to=yesterday', 'by=hour'])
      expect((await admin.client.get(`/api/admin/revenue?${wrong}`)).status).toBe(422);
  });
});
