import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { StripeServer } from '../../../support/servers/stripe/stripe-server.js';
import { planOf, sessionIn, startCheckout } from '../../../support/world/monetization/plans.js';
import { deliver, deliverAll, stripeSettings } from '../../../support/world/monetization/stripe.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';

const MINUTES = 60;

const seconds = () => Math.floor(Date.now() / 1000);

describe('what Stripe tells', () => {
  const stripe = new StripeServer();
  const { account } = stripe;
  let app: TestApp;
  let member: TestMember;
  let paid: string;

  beforeAll(async () => {
    app = await startApp(stripeSettings(await stripe.start()));
    member = await signUpMember(app);
    paid = account.pay(sessionIn(await startCheckout(member))).id;
  });
  afterAll(async () => {
    await app.stop();
    await stripe.stop();
  });

  const kept = async () => (await app.db.rows(sql`select id from monetization.billing_events`)).length;
  const tier = async () => (await planOf(member)).tier;
  const newest = () => {
    const event = account.events.find(({ type }) => type === 'invoice.paid');
    if (!event) throw new Error('Nothing was paid.');
    return event;
  };

  it('is refused without a signature, with a wrong one, an old one, or one of other words', async () => {
    const event = newest();
    const unsigned = await new Client(app.url).post('/api/stripe/webhook', event);
    const body = JSON.stringify(event).replace('invoice.paid', 'invoice.void');
    const answers = [
      unsigned,
      await deliver(app, event, { secret: 'whsec_of_somebody_else' }),
      await deliver(app, event, { timestamp: seconds() - 6 * MINUTES }),
      await new Client(app.url).call('POST', '/api/stripe/webhook', {
        body,
        headers: { 'stripe-signature': 't=1,v1=00', 'content-type': 'application/json' },
      }),
    ];
    for (const { problem } of answers)
      expect(problem).toMatchObject({ status: 400, code: 'monetization.not-from-stripe' });
    expect(await kept()).toBe(0);
    expect(await tier()).toBe('free');
  });

  it('changes nothing when it is of another account or mode, or about something else', async () => {
    const event = newest();
    for (const other of [
      { ...event, id: 'evt_a', account: 'acct_of_somebody_else' },
      { ...event, id: 'evt_b', livemode: true },
      { ...event, id: 'evt_c', type: 'product.created' },
    ])
      expect((await deliver(app, other)).status).toBe(200);
    expect(await kept()).toBe(0);
    expect(await tier()).toBe('free');
  });

  it('changes nothing when Stripe, asked, knows no such thing, or it is nobody’s here', async () => {
    const stranger = structuredClone(account.subscription(paid));
    stranger.id = 'sub_of_a_shop';
    stranger.metadata = { checkout_id: 'none-of-ours' };
    account.subscriptions.set(stranger.id, stranger);
    for (const id of ['sub_of_nobody', stranger.id])
      await deliver(app, {
        ...newest(),
        id: `evt_${id}`,
        type: 'customer.subscription.updated',
        data: { object: { id } },
      });
    await app.outbox.delivered();
    const outcomes = await app.db.rows(sql`select outcome from monetization.billing_events`);
    expect(outcomes).toEqual([{ outcome: 'foreign' }, { outcome: 'foreign' }]);
    expect(await app.db.rows(sql`select from monetization.subscriptions`)).toEqual([]);
  });

  it('does not give a plan for a checkout that another customer paid', async () => {
    const other = await signUpMember(app);
    const foreign = structuredClone(account.subscription(paid));
    foreign.id = 'sub_of_another_customer';
    foreign.customer = 'cus_of_somebody_else';
    account.subscriptions.set(foreign.id, foreign);
    await startCheckout(other);
    await deliver(app, {
      ...newest(),
      id: 'evt_of_another_customer',
      type: 'customer.subscription.created',
      data: { object: foreign },
    });
    await app.outbox.delivered();
    expect(await app.db.rows(sql`select from monetization.subscriptions`)).toEqual([]);
    account.subscriptions.delete(foreign.id);
  });

  it('is kept once, however often it is told, and asked about', async () => {
    const before = await kept();
    const event = newest();
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(app, event)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await app.outbox.delivered();
    expect(await kept()).toBe(before + 1);
    expect(await tier()).toBe('premium');
    await deliverAll(app, stripe);
    expect(await app.db.rows(sql`select from monetization.payments`)).toHaveLength(1);
  });

  it('is not heard where Stripe is not set', async () => {
    const without = await borrowApp();
    const { problem } = await deliver(without, { id: 'evt_x' });
    await without.stop();
    expect(problem).toMatchObject({ status: 404, code: 'monetization.no-webhooks' });
  });
});
