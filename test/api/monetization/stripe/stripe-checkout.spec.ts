import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { Departure } from '../../../../src/identity/profiles/departure.js';
import { Profile } from '../../../../src/identity/profiles/profile.entity.js';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { eventually } from '../../../support/runner/eventually.js';
import { isSomebodyWaiting } from '../../../support/runner/held-up.js';
import { StripeServer } from '../../../support/servers/stripe/stripe-server.js';
import { giveCoupon } from '../../../support/world/monetization/coupons.js';
import { PREMIUM, planOf, sessionIn, startCheckout } from '../../../support/world/monetization/plans.js';
import { deliverAll, stripeSettings, subscribeAtStripe } from '../../../support/world/monetization/stripe.js';
import { leaveForGood, signUpMember, type TestMember } from '../../../support/world/people.js';

const PLUS = { tier: 'premium_plus', cycle: 'monthly' };

describe('a plan that is paid at Stripe', () => {
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
    stripe.next.length = 0;
    stripe.meanwhile = undefined;
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
  const linesOf = ({ id }: TestMember) =>
    app.db.rows(sql<{ kind: string; cents: number }>`
      select kind, payment.amount_cents as cents from monetization.payments payment
      join monetization.subscriptions on subscriptions.id = subscription_id
      where person_id = ${id} order by reference`);
  const customersOf = ({ id }: TestMember) =>
    app.db.rows(sql`select from monetization.customers where person_id = ${id}`);
  /** A session and the one before it. */
  const sessionsFrom = (url: string) => {
    const all = [...account.sessions.values()];
    const at = all.findIndex(({ id }) => id === sessionIn(url));
    return [all[at - 1], all[at]].flatMap((session) => session ?? []);
  };
  /** A checkout with a coupon that another one takes the place of, closed at Stripe too late. */
  const leftTooLate = async (wanted: object, { withCoupon = true } = {}) => {
    const member = await signUpMember(app);
    const coupon = await giveCoupon(app, member);
    const left = sessionIn(await startCheckout(member, { ...PLUS, coupon }));
    account.session(left).status = 'complete';
    const next = sessionIn(await startCheckout(member, withCoupon ? { ...wanted, coupon } : wanted));
    await app.outbox.delivered();
    account.session(left).status = 'open';
    return { member, coupon, left, next };
  };
  const stateOf = (code: string) =>
    app.db.first(sql`
      select redeemed_at is not null as spent, checkout_id is not null and redeemed_at is null as held
      from monetization.coupons where code = ${code}`);
  const run = (job: string) => app.nest.get(JobRunner).runNow(`monetization.${job}`);

  it('runs once Stripe has told of the payment, and not before', async () => {
    const member = await signUpMember(app);
    const url = await startCheckout(member);
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.example\/cs_test_/);
    account.pay(sessionIn(url));
    expect((await planOf(member)).tier).toBe('free');
    await deliverAll(app, stripe);
    expect(await planOf(member)).toMatchObject({
      tier: 'premium',
      source: 'stripe',
      status: 'active',
      cycle: 'monthly',
      amountCents: 400,
      periodEnd: '2027-03-31T12:00:00.000Z',
      checkout: 'stripe',
    });
    expect(await linesOf(member)).toEqual([{ kind: 'payment', cents: 400 }]);
  });

  it('leads back from Stripe to the plan when it was paid, and to the plans when it was left', async () => {
    stripe.requests.length = 0;
    await startCheckout(await signUpMember(app));
    const asked = stripe.requests.find(({ path }) => path === '/v1/checkout/sessions');
    const form = new URLSearchParams(asked?.body.toString());
    const way = (name: string) => new URL(form.get(name) ?? '');
    expect(way('success_url').pathname).toBe('/subscription');
    expect(way('success_url').searchParams.get('checkout')).toBe(form.get('client_reference_id'));
    expect(way('cancel_url').pathname + way('cancel_url').search).toBe('/pricing?checkout=left');
  });

  it('has one checkout for twenty clicks, made once at Stripe', async () => {
    const member = await signUpMember(app);
    const before = account.sessions.size;
    const urls = await Promise.all(Array.from({ length: 20 }, () => startCheckout(member)));
    expect(new Set(urls).size).toBe(1);
    expect(account.sessions.size).toBe(before + 1);
  });

  it('takes a coupon off the first payment alone', async () => {
    const member = await signUpMember(app);
    const coupon = await giveCoupon(app, member);
    const { id } = account.pay(sessionIn(await startCheckout(member, { ...PLUS, coupon })));
    moveTo(30);
    account.renew(id, true);
    await deliverAll(app, stripe);
    expect((await linesOf(member)).map(({ cents }) => cents)).toEqual([400, 900]);
  });

  it('has no test checkout', async () => {
    const { member } = await subscribed();
    expect((await member.client.post('/api/my-plan/test-renewal', { outcome: 'pay' })).status).toBe(404);
  });

  it('closes at Stripe what another checkout took the place of', async () => {
    const member = await signUpMember(app);
    const first = sessionIn(await startCheckout(member));
    await startCheckout(member, PLUS);
    await app.outbox.delivered();
    expect(account.session(first).status).toBe('expired');
  });

  it('is not paid any more once it was left while Stripe was asked for it, and its coupon is there for the next one', async () => {
    const member = await signUpMember(app);
    const coupon = await giveCoupon(app, member);
    let second = '';
    stripe.meanwhile = {
      path: '/v1/checkout/sessions',
      happens: async () => {
        second = await startCheckout(member);
        await app.outbox.delivered();
      },
    };
    const first = await member.client.post('/api/my-plan/checkout', { ...PLUS, coupon });
    expect(first.problem).toMatchObject({ status: 409, code: 'monetization.checkout-closed' });
    await app.outbox.delivered();
    expect(sessionsFrom(second).map(({ off, status }) => [off, status])).toEqual([
      [500, 'expired'],
      [0, 'open'],
    ]);
    await startCheckout(member, { ...PLUS, coupon });
  });

  it('spends its coupon, though it was paid after it had been left; who else has it is left', async () => {
    const { member, coupon, left, next } = await leftTooLate({ ...PLUS, cycle: 'yearly' });
    account.pay(left);
    await deliverAll(app, stripe);
    expect(await planOf(member)).toMatchObject({ tier: 'premium_plus', cycle: 'monthly', status: 'active' });
    expect(account.session(next).status).toBe('expired');
    expect(await stateOf(coupon)).toEqual({ spent: true, held: false });
  });

  it('leaves its coupon to its person when it is one too many, and is paid back', async () => {
    const { member, coupon, left, next } = await leftTooLate(PREMIUM, { withCoupon: false });
    account.pay(next);
    await deliverAll(app, stripe);
    account.pay(left);
    await deliverAll(app, stripe);
    await deliverAll(app, stripe);
    expect(account.refunds.at(-1)?.amount).toBe(400);
    expect(await planOf(member)).toMatchObject({ tier: 'premium', status: 'active' });
    expect(await stateOf(coupon)).toEqual({ spent: false, held: false });
  });

  it('is one alone: who has paid for two gets the second one back', async () => {
    const member = await signUpMember(app);
    const first = sessionIn(await startCheckout(member));
    stripe.next.push('reset', 'reset', 'reset');
    // As if closing the first one at Stripe came too late.
    account.session(first).status = 'complete';
    const second = sessionIn(await startCheckout(member, PLUS));
    await app.outbox.delivered();
    account.session(first).status = 'open';
    const kept = account.pay(first);
    await deliverAll(app, stripe);
    const surplus = account.pay(second);
    await deliverAll(app, stripe);
    await deliverAll(app, stripe);
    expect(await planOf(member)).toMatchObject({ tier: 'premium', status: 'active' });
    expect(account.subscription(kept.id).status).toBe('active');
    expect(account.subscription(surplus.id).status).toBe('canceled');
    expect(account.refunds.at(-1)?.amount).toBe(900);
    expect(await linesOf(member)).toContainEqual({ kind: 'refund', cents: 900 });
  });

  it('has a portal, for whoever has paid', async () => {
    const { member } = await subscribed();
    const { body } = await member.client.post<{ url: string }>('/api/my-plan/portal');
    expect(body.url).toMatch(/^https:\/\/portal\.stripe\.example\/cus_/);
    const stranger = await signUpMember(app);
    expect((await stranger.client.post('/api/my-plan/portal')).problem.code).toBe('monetization.no-portal');
  });

  it('ends at Stripe with its person, whose payments stay without a name', async () => {
    const { member, id } = await subscribed();
    const { customer } = account.subscription(id);
    await leaveForGood(app, member);
    await app.outbox.delivered();
    expect(account.subscription(id).status).toBe('canceled');
    expect(account.customers.has(customer)).toBe(false);
    const [row] = await app.db.rows(sql`
      select person_id as person, count(payment.id)::int as payments from monetization.subscriptions
      join monetization.payments payment on payment.subscription_id = subscriptions.id
      where stripe_subscription_id = ${id} group by 1`);
    expect(row).toEqual({ person: null, payments: 1 });
  });

  it('leaves nobody at Stripe who left while they were made known there', async () => {
    const member = await signUpMember(app);
    const before = account.customers.size;
    stripe.meanwhile = {
      path: '/v1/customers',
      happens: async () => {
        await leaveForGood(app, member);
        await app.outbox.delivered();
      },
    };
    const { problem } = await member.client.post('/api/my-plan/checkout', PREMIUM);
    expect(problem).toMatchObject({ status: 409, code: 'monetization.checkout-closed' });
    await app.outbox.delivered();
    expect(account.customers.size).toBe(before);
    expect(await customersOf(member)).toEqual([]);
  });

  it('waits for who is leaving just then, and leaves nobody at Stripe', async () => {
    const member = await signUpMember(app);
    const [customers, sessions] = [account.customers.size, account.sessions.size];
    const [gone, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const leave = () =>
      app.nest.get(EntityManager).transactional(async (em) => {
        await app.nest.get(Departure).of(await em.findOneOrFail(Profile, member.id));
        await em.flush();
        gone.resolve();
        await told.promise;
      });
    let leaving: Promise<void> | undefined;
    stripe.meanwhile = {
      path: '/v1/customers',
      happens: () => {
        leaving = leave();
        return gone.promise;
      },
    };
    const asked = member.client.post('/api/my-plan/checkout', PREMIUM);
    await eventually(() => isSomebodyWaiting(app));
    told.resolve();
    await leaving;
    expect((await asked).problem.code).toBe('monetization.checkout-closed');
    await app.outbox.delivered();
    expect([account.customers.size, account.sessions.size]).toEqual([customers, sessions]);
    expect(await customersOf(member)).toEqual([]);
  });

  it('is healed when every event was lost', async () => {
    const member = await signUpMember(app);
    const { id } = account.pay(sessionIn(await startCheckout(member)));
    moveTo(1);
    await run('reconcile-with-stripe');
    expect(await planOf(member)).toMatchObject({ tier: 'premium', status: 'active' });
    moveTo(30);
    account.renew(id, false);
    await run('reconcile-with-stripe');
    expect((await planOf(member)).status).toBe('past-due');
    account.makeUpFor(id);
    moveTo(31);
    await run('reconcile-with-stripe');
    expect((await planOf(member)).status).toBe('active');
    const [invoice] = account.invoicesOf(id);
    account.refund(invoice?.payments.data[0]?.payment.payment_intent ?? '');
    await run('reconcile-with-stripe');
    expect((await planOf(member)).status).toBe('cancelled');
    await app.outbox.delivered();
  });

  it('is healed though many others hang for longer', async () => {
    await app.db.rows(sql`
      insert into monetization.checkouts (id, source, price_id, tier, cycle, amount_cents, status, stripe_session_id,
        created_at, lapses_at)
      select gen_random_uuid(), 'stripe', gen_random_uuid(), 'premium', 'monthly', 999, 'open', 'cs_hangs_' || n,
        ${now}::timestamptz - interval '1 hour', ${now}::timestamptz + interval '1 day'
      from generate_series(1, 60) n`);
    const member = await signUpMember(app);
    account.pay(sessionIn(await startCheckout(member)));
    moveTo(1 / 24);
    await run('reconcile-with-stripe');
    await run('reconcile-with-stripe');
    expect((await planOf(member)).status).toBe('active');
    await app.db.rows(sql`delete from monetization.checkouts where stripe_session_id like 'cs_hangs_%'`);
    await app.outbox.delivered();
  });

  it('is healed though Stripe knows nothing of many others', async () => {
    const { member, id } = await subscribed();
    await app.db.rows(sql`
      insert into monetization.subscriptions (id, source, status, terms_version, tier, cycle, amount_cents,
        stripe_subscription_id, created_at, updated_at)
      select gen_random_uuid(), 'stripe', 'inactive', 0, 'premium', 'monthly', 999, 'sub_unknown_' || n, ${now}, ${now}
      from generate_series(1, 60) n`);
    moveTo(30);
    account.renew(id, false);
    for (let times = 0; times < 2; times++) await run('reconcile-with-stripe');
    expect((await planOf(member)).status).toBe('past-due');
    await app.db.rows(
      sql`delete from monetization.subscriptions where stripe_subscription_id like 'sub_unknown_%'`,
    );
    await app.outbox.delivered();
  });

  it('lapses as a checkout, unless it was paid in the last moment', async () => {
    const [left, paid] = await Promise.all([signUpMember(app), signUpMember(app)]);
    const leftSession = sessionIn(await startCheckout(left));
    account.pay(sessionIn(await startCheckout(paid)));
    moveTo(1);
    await run('lapse-checkouts');
    await app.outbox.delivered();
    expect(account.session(leftSession).status).toBe('expired');
    expect((await planOf(paid)).tier).toBe('premium');
  });
});
