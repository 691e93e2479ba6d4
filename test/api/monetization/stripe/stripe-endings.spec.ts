import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { EndAtStripeOnSubscriptionOver } from '../../../../src/monetization/stripe-upkeep/end-at-stripe.on-subscription-over.js';
import { SubscriptionOver } from '../../../../src/monetization/subscriptions/subscription-events.js';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { StripeServer } from '../../../support/servers/stripe/stripe-server.js';
import { planOf, sessionIn, startCheckout } from '../../../support/world/monetization/plans.js';
import { deliverAll, stripeSettings, subscribeAtStripe } from '../../../support/world/monetization/stripe.js';

const START = new Date('2027-03-01T12:00:00Z');

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
