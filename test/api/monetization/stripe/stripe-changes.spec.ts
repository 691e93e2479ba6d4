import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { MyPlanShape } from '#contract/monetization/subscriptions';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { StripeServer } from '../../../support/servers/stripe/stripe-server.js';
import { PREMIUM, planOf } from '../../../support/world/monetization/plans.js';
import { deliverAll, stripeSettings, subscribeAtStripe } from '../../../support/world/monetization/stripe.js';
import type { TestMember } from '../../../support/world/people.js';

const PLUS = { tier: 'premium_plus', cycle: 'monthly' };

const change = ({ client }: TestMember, wanted: object) =>
  client.post<MyPlanShape>('/api/my-plan/change', wanted);

describe('a plan at Stripe that becomes another one, or is to end', () => {
  const stripe = new StripeServer();
  const { account } = stripe;
  let app: TestApp;
  let now: Date;

  beforeAll(async () => {
    app = await startApp(stripeSettings(await stripe.start()));
    now = new Date('2027-03-01T12:00:00Z');
    moveTo(0);
  });
  afterEach(() => {
    account.declines = false;
    account.events.length = 0;
    moveTo(0);
  });
  afterAll(async () => {
    await app.stop();
    await stripe.stop();
  });

  function moveTo(days: number) {
    account.now = new Date(now.getTime() + days * DAY_MS);
    app.setTime(account.now);
  }

  const subscribed = (wanted?: object) => subscribeAtStripe(app, stripe, wanted);
  const paidBy = ({ id }: TestMember) =>
    app.db.rows(sql<{ cents: number }>`
      select payment.amount_cents as cents from monetization.payments payment
      join monetization.subscriptions on subscriptions.id = subscription_id
      where person_id = ${id} and payment.kind = 'payment' order by reference`);

  it('goes up at once, for what Stripe reckons, by twenty who ask at once', async () => {
    const { member, id } = await subscribed();
    moveTo(15);
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(member, PLUS)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await planOf(member)).toMatchObject({ tier: 'premium_plus', amountCents: 900 });
    await deliverAll(app, stripe);
    const paid = account.invoicesOf(id).reduce((sum, invoice) => sum + invoice.amount_paid, 0);
    // Half a month of the smaller plan was unused.
    expect(paid).toBe(400 + 900 - 200);
  });

  it('is told before for what, as Stripe reckons', async () => {
    const { member } = await subscribed();
    moveTo(7);
    const { body } = await member.client.post('/api/my-plan/quote', PLUS);
    // Stripe rounds what is left of 400 cents, 306.67, down.
    expect(body).toMatchObject({ creditCents: 306, dueTodayCents: 594, thenCents: 900 });
    const yearly = await member.client.post('/api/my-plan/quote', { tier: 'premium', cycle: 'yearly' });
    expect(yearly.body).toMatchObject({ creditCents: 306, dueTodayCents: 3694, thenCents: 4000 });
  });

  it('is told before what Stripe keeps for the invoices that follow, and what these are of', async () => {
    const { member } = await subscribed({ tier: 'premium', cycle: 'yearly' });
    const { body } = await member.client.post('/api/my-plan/quote', PLUS);
    expect(body).toMatchObject({ creditCents: 4000, dueTodayCents: 0, leftCents: 3100, thenCents: 900 });
  });

  it('stays as it is when the card is declined, and goes up with the next card', async () => {
    const { member } = await subscribed();
    account.declines = true;
    expect((await change(member, PLUS)).problem).toMatchObject({
      status: 409,
      code: 'monetization.payment-failed',
    });
    expect((await planOf(member)).tier).toBe('premium');
    account.declines = false;
    expect((await change(member, PLUS)).body.tier).toBe('premium_plus');
  });

  it('goes down at the period’s end', async () => {
    const { member, id } = await subscribed(PLUS);
    expect((await change(member, PREMIUM)).body).toMatchObject({ tier: 'premium_plus', nextTier: 'premium' });
    expect((await change(member, PLUS)).body.nextTier).toBeNull();
    await change(member, PREMIUM);
    const resumed = await member.client.post<MyPlanShape>('/api/my-plan/resume');
    expect(resumed.body).toMatchObject({ tier: 'premium_plus', nextTier: null });
    expect((await change(member, PREMIUM)).body.nextTier).toBe('premium');
    moveTo(30);
    account.renew(id, true);
    await deliverAll(app, stripe);
    expect(await planOf(member)).toMatchObject({ tier: 'premium', nextTier: null, amountCents: 400 });
  });

  it('goes down at the period’s end though its person has tried to go up, and their card was declined', async () => {
    const { member, id } = await subscribed(PLUS);
    await change(member, PREMIUM);
    account.declines = true;
    const { problem } = await change(member, { ...PLUS, cycle: 'yearly' });
    expect(problem.code).toBe('monetization.payment-failed');
    await deliverAll(app, stripe);
    expect(await planOf(member)).toMatchObject({
      tier: 'premium_plus',
      cycle: 'monthly',
      nextTier: 'premium',
    });
    moveTo(30);
    account.renew(id, true);
    await deliverAll(app, stripe);
    expect(await planOf(member)).toMatchObject({ tier: 'premium', nextTier: null, amountCents: 400 });
    expect((await paidBy(member)).map(({ cents }) => cents)).toEqual([900, 400]);
  });

  it('is cancelled to its end and taken back', async () => {
    const { member, id } = await subscribed();
    expect((await member.client.post<MyPlanShape>('/api/my-plan/cancel')).body.cancelsAtPeriodEnd).toBe(true);
    expect(account.subscription(id).cancel_at_period_end).toBe(true);
    expect((await member.client.post<MyPlanShape>('/api/my-plan/resume')).body.cancelsAtPeriodEnd).toBe(
      false,
    );
    await member.client.post('/api/my-plan/cancel');
    moveTo(30);
    account.renew(id, true);
    await deliverAll(app, stripe);
    expect(await planOf(member)).toMatchObject({ tier: 'free', status: 'cancelled' });
  });

  it('goes on for seven days after a renewal that failed, then ends, at Stripe too', async () => {
    const { member, id } = await subscribed();
    moveTo(30);
    account.renew(id, false);
    await deliverAll(app, stripe);
    expect(await planOf(member)).toMatchObject({
      tier: 'premium',
      status: 'past-due',
      graceUntil: '2027-04-07T12:00:00.000Z',
    });
    moveTo(37);
    await app.nest.get(JobRunner).runNow('monetization.end-subscriptions');
    await app.outbox.delivered();
    expect(await planOf(member)).toMatchObject({ tier: 'free', status: 'expired' });
    expect(account.subscription(id).status).toBe('canceled');
  });

  it('comes back when the payment is made up for', async () => {
    const { member, id } = await subscribed();
    moveTo(30);
    account.renew(id, false);
    await deliverAll(app, stripe);
    moveTo(33);
    account.makeUpFor(id);
    await deliverAll(app, stripe);
    expect(await planOf(member)).toMatchObject({ status: 'active', graceUntil: null });
  });
});
