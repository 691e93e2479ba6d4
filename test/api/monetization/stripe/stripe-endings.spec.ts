import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { MyPlanShape } from '#contract/monetization/subscriptions';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { EndAtStripeOnSubscriptionOver } from '../../../../src/monetization/stripe-upkeep/end-at-stripe.on-subscription-over.js';
import { SubscriptionOver } from '../../../../src/monetization/subscriptions/subscription-events.js';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { StripeServer } from '../../../support/servers/stripe/stripe-server.js';
import { PREMIUM, planOf, sessionIn, startCheckout } from '../../../support/world/monetization/plans.js';
import { deliverAll, stripeSettings, subscribeAtStripe } from '../../../support/world/monetization/stripe.js';

const START = new Date('2027-03-01T12:00:00Z');
/** Seven days after the first month. */
const GRACE_UNTIL = '2027-04-07T12:00:00.000Z';

describe('a plan at Stripe that is over here', () => {
  const stripe = new StripeServer();
  const { account } = stripe;
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp(stripeSettings(await stripe.start()));
    moveTo(0);
  });
  afterEach(() => {
    account.events.length = 0;
    moveTo(0);
  });
  afterAll(async () => {
    await app.stop();
    await stripe.stop();
  });

  function moveTo(days: number) {
    account.now = new Date(START.getTime() + days * DAY_MS);
    app.setTime(account.now);
  }
  const subscribed = () => subscribeAtStripe(app, stripe);
  const takenFor = (id: string) =>
    account.invoicesOf(id).reduce((sum, { amount_paid: cents }) => sum + cents, 0);
  const endWhatIsOver = async () => {
    await app.nest.get(JobRunner).runNow('monetization.end-subscriptions');
    await app.outbox.delivered();
  };

  it('goes on when its renewal was paid in time, and nobody told of it', async () => {
    const { member, id } = await subscribed();
    moveTo(30);
    account.renew(id, false);
    await deliverAll(app, stripe);
    moveTo(36);
    account.makeUpFor(id);
    moveTo(38);
    await endWhatIsOver();
    expect(account.subscription(id).status).toBe('active');
    expect(await planOf(member)).toMatchObject({ tier: 'premium', status: 'active', graceUntil: null });
    await deliverAll(app, stripe);
    expect(await planOf(member)).toMatchObject({ tier: 'premium', status: 'active' });
  });

  it('goes on when it was renewed, and for a week nobody told of it', async () => {
    const { member, id } = await subscribed();
    moveTo(30);
    account.renew(id, true);
    moveTo(38);
    await endWhatIsOver();
    expect(account.subscription(id).status).toBe('active');
    expect(await planOf(member)).toMatchObject({ tier: 'premium', status: 'active' });
  });

  it('goes on when its person had taken back at Stripe that it ends, and nobody told of it', async () => {
    const { member, id } = await subscribed();
    await member.client.post('/api/my-plan/cancel');
    account.subscription(id).cancel_at_period_end = false;
    moveTo(30);
    account.renew(id, true);
    await endWhatIsOver();
    expect(account.subscription(id).status).toBe('active');
    expect(await planOf(member)).toMatchObject({
      tier: 'premium',
      status: 'active',
      cancelsAtPeriodEnd: false,
    });
  });

  it('takes nothing more for a payment that was due when its person cancelled, and ends with its grace', async () => {
    const { member, id } = await subscribed();
    moveTo(30);
    account.renew(id, false);
    await deliverAll(app, stripe);
    moveTo(32);
    const { body } = await member.client.post<MyPlanShape>('/api/my-plan/cancel');
    expect(body).toMatchObject({ status: 'past-due', cancelsAtPeriodEnd: true, graceUntil: GRACE_UNTIL });
    moveTo(33);
    account.makeUpFor(id);
    await deliverAll(app, stripe);
    expect(takenFor(id)).toBe(400);
    expect(await planOf(member)).toMatchObject({ tier: 'premium', graceUntil: GRACE_UNTIL });
    moveTo(37);
    await endWhatIsOver();
    await deliverAll(app, stripe);
    expect(account.subscription(id).status).toBe('canceled');
    expect((await planOf(member)).tier).toBe('free');
    expect(takenFor(id)).toBe(400);
  });

  it('takes nothing more for a payment that was due when its person cancelled at Stripe', async () => {
    const { member, id } = await subscribed();
    moveTo(30);
    account.renew(id, false);
    await deliverAll(app, stripe);
    account.cancelLater(id);
    await deliverAll(app, stripe);
    expect(await planOf(member)).toMatchObject({ status: 'past-due', cancelsAtPeriodEnd: true });
    account.makeUpFor(id);
    await deliverAll(app, stripe);
    expect(takenFor(id)).toBe(400);
  });

  it('is not taken back once what was due is not to be paid any more', async () => {
    const { member, id } = await subscribed();
    moveTo(30);
    account.renew(id, false);
    await deliverAll(app, stripe);
    await member.client.post('/api/my-plan/cancel');
    for (const [path, body] of [
      ['resume', {}],
      ['change', PREMIUM],
    ] as const)
      expect((await member.client.post(`/api/my-plan/${path}`, body)).problem).toMatchObject({
        status: 409,
        code: 'monetization.payment-is-due',
      });
    expect(account.subscription(id).cancel_at_period_end).toBe(true);
  });

  it('takes nothing from who pays the bill of a plan that has ended meanwhile', async () => {
    const { member, id } = await subscribed();
    moveTo(30);
    account.renew(id, false);
    await deliverAll(app, stripe);
    moveTo(37);
    await endWhatIsOver();
    account.makeUpFor(id);
    await deliverAll(app, stripe);
    expect(takenFor(id)).toBe(400);
    expect(await planOf(member)).toMatchObject({ tier: 'free', status: 'expired' });
  });

  it('is paid back for what its person bought another one instead of, and not for the months before', async () => {
    const { member, id } = await subscribed();
    moveTo(30);
    account.renew(id, false);
    await deliverAll(app, stripe);
    moveTo(36);
    account.makeUpFor(id);
    account.events.length = 0;
    moveTo(38);
    const [own] = await app.db.rows(sql<{ id: string }>`
      update monetization.subscriptions set status = 'expired' where stripe_subscription_id = ${id} returning id`);
    const bought = account.pay(sessionIn(await startCheckout(member)));
    await deliverAll(app, stripe);
    await app.nest.get(EndAtStripeOnSubscriptionOver).react(new SubscriptionOver(own?.id ?? '', 'unpaid'));
    await deliverAll(app, stripe);
    expect(account.subscription(id).status).toBe('canceled');
    const [unused] = account.invoicesOf(id);
    expect(account.refunds.map(({ payment_intent: intent }) => intent)).toEqual(
      unused?.payments.data.map(({ payment }) => payment.payment_intent),
    );
    expect(account.subscription(bought.id).status).toBe('active');
    expect(await planOf(member)).toMatchObject({ tier: 'premium', status: 'active' });
  });
});
