/** @waits for a Stripe that does not answer */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { MyPlanShape } from '#contract/monetization/subscriptions';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { refusal, StripeServer } from '../../../support/servers/stripe/stripe-server.js';
import { giveCoupon } from '../../../support/world/monetization/coupons.js';
import { PREMIUM, planOf, startCheckout } from '../../../support/world/monetization/plans.js';
import { deliverAll, stripeSettings, subscribeAtStripe } from '../../../support/world/monetization/stripe.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';

const PLUS = { tier: 'premium_plus', cycle: 'monthly' };

const checkOut = ({ client }: TestMember, wanted: object = PREMIUM) =>
  client.post<{ url: string }>('/api/my-plan/checkout', wanted);
const change = ({ client }: TestMember, wanted: object) =>
  client.post<MyPlanShape>('/api/my-plan/change', wanted);

const isUnavailable = async (answer: Awaited<ReturnType<typeof checkOut>>) => {
  expect(answer.problem).toMatchObject({ status: 503, code: 'monetization.billing-unavailable' });
  expect(answer.headers.get('retry-after')).toBe('30');
};

describe('while Stripe is not well', () => {
  const stripe = new StripeServer();
  const { account } = stripe;
  let app: TestApp;

  beforeAll(async () => {
    const settings = stripeSettings(await stripe.start());
    app = await startApp({ ...settings, STRIPE_TIME_LIMIT: '4', LOG_LEVEL: 'silent' });
  });
  afterEach(() => {
    stripe.next.length = 0;
    stripe.always = undefined;
    stripe.failing.clear();
  });
  afterAll(async () => {
    await app.stop();
    await stripe.stop();
  });

  const subscribed = async () => (await subscribeAtStripe(app, stripe)).member;
  const measured = async () => (await fetch(`${app.url}/metrics`)).text();

  it.each([
    [
      'says that it is busy',
      { ...refusal(429, 'rate_limit_error', 'rate_limit'), headers: { 'stripe-should-retry': 'true' } },
    ],
    ['has an error of its own', refusal(500, 'api_error', 'internal')],
    ['ends the connection', 'reset'],
    ['says nothing', 'silent'],
    ['stops amid its answer', 'stuck'],
    ['answers with the page of a proxy', { body: '<html>Bad gateway</html>' }],
    ['answers with a word', { body: '"busy"' }],
  ] as const)('is asked again when it %s', async (_what, mishap) => {
    const member = await signUpMember(app);
    stripe.next.push(mishap);
    expect(await startCheckout(member)).toMatch(/cs_test_/);
  });

  it.each([
    ['says nothing', 'silent'],
    ['breaks off', 'reset'],
    ['stops amid its answers', 'stuck'],
    ['does not come to an end', 'endless'],
    ['has errors of its own', refusal(500, 'api_error', 'internal')],
    ['is too busy', refusal(429, 'rate_limit_error', 'rate_limit')],
    ['does not know the key any more', refusal(401, 'invalid_request_error', 'api_key_expired')],
    ['answers with the page of a proxy', { status: 502, body: '<html>Bad gateway</html>' }],
    ['answers with a page where all is well', { body: '<html>Welcome</html>' }],
    ['answers with a word', { body: '"busy"' }],
    ['answers with nothing', { body: 'null' }],
    ['answers with what is none of its objects', { body: { ok: true } }],
  ] as const)('asks its person to try again when it %s, and then goes on', async (_what, mishap) => {
    const member = await signUpMember(app);
    stripe.always = mishap;
    await isUnavailable(await checkOut(member));
    expect((await planOf(member)).tier).toBe('free');
    stripe.always = undefined;
    expect((await checkOut(member)).status).toBe(200);
  });

  it.each([
    ['customers', {}],
    ['prices', { tier: 'premium_plus', cycle: 'yearly' }],
    ['coupons', { coupon: true }],
    ['checkout/sessions', {}],
  ])('goes on after a failure in %s that Stripe keeps, and does each thing once', async (path, wanted) => {
    const member = await signUpMember(app);
    const coupon = 'coupon' in wanted && { coupon: await giveCoupon(app, member) };
    const body = { ...PREMIUM, ...wanted, ...coupon };
    const before = [account.sessions.size, account.customers.size];
    stripe.failing.add(`/v1/${path}`);
    await isUnavailable(await checkOut(member, body));
    const answers = await Promise.all(Array.from({ length: 5 }, () => checkOut(member, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([account.sessions.size, account.customers.size]).toEqual(before.map((size) => size + 1));
  });

  it('changes no plan, and changes it once when it is well again', async () => {
    const member = await subscribed();
    stripe.failing.add('/v1/subscriptions/');
    expect((await change(member, PLUS)).problem.code).toBe('monetization.billing-unavailable');
    stripe.always = 'reset';
    expect((await change(member, PLUS)).problem).toMatchObject({
      status: 503,
      code: 'monetization.billing-unavailable',
    });
    stripe.always = undefined;
    expect((await planOf(member)).tier).toBe('premium');
    expect((await change(member, PLUS)).body.tier).toBe('premium_plus');
    expect((await change(member, PLUS)).body.tier).toBe('premium_plus');
    const { id } = [...account.subscriptions.values()].at(-1) ?? { id: '' };
    expect(account.invoicesOf(id)).toHaveLength(2);
  });

  it('leaves a plan to what was to follow it when it cannot change it at once', async () => {
    const { member } = await subscribeAtStripe(app, stripe, PLUS);
    await change(member, PREMIUM);
    stripe.failing.add('/v1/subscriptions/');
    const { problem } = await change(member, { ...PLUS, cycle: 'yearly' });
    expect(problem.code).toBe('monetization.billing-unavailable');
    await deliverAll(app, stripe);
    expect(await planOf(member)).toMatchObject({
      tier: 'premium_plus',
      cycle: 'monthly',
      nextTier: 'premium',
    });
    expect((await change(member, { ...PLUS, cycle: 'yearly' })).body).toMatchObject({
      cycle: 'yearly',
      nextTier: null,
    });
  });

  it('leaves a plan to what was to follow it though that, too, could not be arranged again at once', async () => {
    const { member } = await subscribeAtStripe(app, stripe, PLUS);
    await change(member, PREMIUM);
    stripe.failing.add('/v1/subscriptions/').add('/v1/subscription_schedules');
    await change(member, { ...PLUS, cycle: 'yearly' });
    await deliverAll(app, stripe);
    expect(await planOf(member)).toMatchObject({ tier: 'premium_plus', nextTier: 'premium' });
  });

  it('is counted for who runs the server, by operation, without a word of whom it was about', async () => {
    const metrics = await measured();
    expect(metrics).toMatch(
      /stripe_calls_total\{operation="checkout\.sessions\.create",outcome="ok"\} [1-9]/,
    );
    for (const outcome of ['timeout', 'failed', 'rate-limited', 'key-refused'])
      expect(metrics).toMatch(
        new RegExp(`stripe_calls_total\\{operation="customers\\.create",outcome="${outcome}"\\} [1-9]`),
      );
    expect(metrics).toMatch(/stripe_call_duration_seconds_count\{operation="subscriptions\.update"\} [1-9]/);
    expect(metrics).not.toMatch(/(cus|cs_test|sub|price)_\d/);
  });

  it('is spared after five failures in a row, and so is who would wait for it', async () => {
    const member = await signUpMember(app);
    stripe.always = refusal(429, 'rate_limit_error', 'rate_limit');
    for (let time = 0; time < 5; time += 1) await isUnavailable(await checkOut(member));
    const asked = stripe.requests.length;
    await isUnavailable(await checkOut(member));
    expect(stripe.requests).toHaveLength(asked);
    expect(await measured()).toMatch(/stripe_calls_total\{operation="customers\.create",outcome="open"\} 1/);
  });
});
