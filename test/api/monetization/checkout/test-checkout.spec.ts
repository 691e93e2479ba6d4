import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { MyPlanShape, TestOutcome } from '#contract/monetization/subscriptions';
import { DAY_MS } from '#contract/time';
import { EntitlementsOf } from '../../../../src/identity/identity.contract.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { storeBot } from '../../../support/world/messaging/bots.js';
import { giveCoupon } from '../../../support/world/monetization/coupons.js';
import { PREMIUM, planOf, startCheckout, subscribe } from '../../../support/world/monetization/plans.js';
import { createGuest, signUpMember, type TestMember } from '../../../support/world/people.js';

const settle = ({ client }: TestMember, url: string, outcome: TestOutcome) =>
  client.post<{ status: string }>(`/api/test-checkouts/${url.split('/').at(-1)}`, { outcome });

const renew = ({ client }: TestMember, outcome: 'pay' | 'fail') =>
  client.post<MyPlanShape>('/api/my-plan/test-renewal', { outcome });

describe('a plan, at the test checkout', () => {
  let app: TestApp;
  let now: Date;

  beforeAll(async () => {
    app = await borrowApp();
    now = new Date('2026-12-31T12:00:00Z');
    app.setTime(now);
  });
  afterAll(() => app.stop());

  const later = (days: number) => app.setTime(new Date(now.getTime() + days * DAY_MS));
  const subscribed = async (wanted: object = PREMIUM) => {
    const member = await signUpMember(app);
    await subscribe(member, wanted);
    return member;
  };
  const tierOf = async ({ id }: TestMember) =>
    (await app.nest.get(QueryBus).execute(new EntitlementsOf(id, true))).tier;

  it('is bought, and opens what it has', async () => {
    const member = await signUpMember(app);
    expect(await planOf(member)).toEqual({
      tier: 'free',
      paidTier: null,
      source: 'none',
      status: 'none',
      cycle: null,
      amountCents: null,
      currency: 'usd',
      periodEnd: null,
      graceUntil: null,
      cancelsAtPeriodEnd: false,
      nextTier: null,
      nextCycle: null,
      checkout: 'test',
      boostCredits: { aMonth: 0 },
    });
    const url = await startCheckout(member);
    expect(url).toMatch(/^\/test-checkout\/[0-9a-f-]{36}$/);
    const shown = await member.client.get(`/api/test-checkouts/${url.split('/').at(-1)}`);
    expect(shown.body).toMatchObject({ ...PREMIUM, amountCents: 400, dueCents: 400, status: 'open' });

    expect((await settle(member, url, 'pay')).body.status).toBe('paid');
    expect(await planOf(member)).toMatchObject({
      tier: 'premium',
      source: 'test',
      status: 'active',
      cycle: 'monthly',
      amountCents: 400,
      // The last day of a shorter month would do, too.
      periodEnd: '2027-01-31T12:00:00.000Z',
      boostCredits: { aMonth: 2 },
    });
    expect(await tierOf(member)).toBe('premium');
  });

  it('is not for guests', async () => {
    const guest = await createGuest(app);
    expect((await guest.client.get('/api/my-plan')).problem).toMatchObject({ status: 403 });
  });

  it('is not bought by a card that fails, and is by the next one', async () => {
    const member = await signUpMember(app);
    const url = await startCheckout(member);
    expect((await settle(member, url, 'fail')).problem).toMatchObject({
      status: 409,
      code: 'monetization.payment-failed',
    });
    expect((await planOf(member)).tier).toBe('free');
    expect((await settle(member, url, 'pay')).status).toBe(200);
    expect((await planOf(member)).tier).toBe('premium');
  });

  it('has one checkout at a time: the same one for twenty clicks, another one for another plan', async () => {
    const member = await signUpMember(app);
    const urls = await Promise.all(Array.from({ length: 20 }, () => startCheckout(member)));
    expect(new Set(urls).size).toBe(1);
    const [first = ''] = urls;
    const other = await startCheckout(member, { tier: 'premium', cycle: 'yearly' });
    expect(other).not.toBe(first);
    expect((await settle(member, first, 'pay')).problem.code).toBe('monetization.checkout-closed');
    expect((await settle(member, other, 'abandon')).body.status).toBe('abandoned');
    expect((await settle(member, other, 'pay')).problem.code).toBe('monetization.checkout-closed');
    expect((await planOf(member)).tier).toBe('free');
  });

  it('is paid once, by twenty who pay at once', async () => {
    const member = await signUpMember(app);
    const url = await startCheckout(member);
    const answers = await Promise.all(Array.from({ length: 20 }, () => settle(member, url, 'pay')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await app.db.rows(sql`
      select from monetization.payments payment join monetization.subscriptions on subscriptions.id = subscription_id
      where person_id = ${member.id}`);
    expect(rows).toHaveLength(1);
    expect((await member.client.post('/api/my-plan/checkout', PREMIUM)).problem).toMatchObject({
      status: 409,
      code: 'monetization.already-subscribed',
    });
  });

  it('lapses as a checkout after a day', async () => {
    const member = await signUpMember(app);
    const url = await startCheckout(member);
    later(1);
    expect((await settle(member, url, 'pay')).problem.code).toBe('monetization.checkout-closed');
    expect(await startCheckout(member)).not.toBe(url);
    later(0);
  });

  it('of another person is nobody’s business', async () => {
    const [member, stranger] = await Promise.all([signUpMember(app), signUpMember(app)]);
    const url = await startCheckout(member);
    expect((await settle(stranger, url, 'pay')).problem).toMatchObject({
      status: 404,
      code: 'monetization.checkout-not-found',
    });
    expect((await stranger.client.get(`/api/test-checkouts/${url.split('/').at(-1)}`)).status).toBe(404);
  });

  it('goes up at once, what is unused counted, and is explained before', async () => {
    const member = await subscribed();
    later(10);
    const wanted = { tier: 'premium_plus', cycle: 'monthly' };
    const quote = await member.client.post('/api/my-plan/quote', wanted);
    // 21 of 31 days of $4 are left.
    expect(quote.body).toMatchObject({
      creditCents: 271,
      dueTodayCents: 629,
      couponCents: 0,
      thenCents: 900,
      startsAt: '2027-01-10T12:00:00.000Z',
      renewsAt: '2027-02-10T12:00:00.000Z',
      loses: [],
    });
    expect((quote.body as { gains: string[] }).gains).toContain('ai-insights');
    const changes = await Promise.all(
      Array.from({ length: 20 }, () => member.client.post('/api/my-plan/change', wanted)),
    );
    expect(new Set(changes.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await planOf(member)).toMatchObject({
      tier: 'premium_plus',
      amountCents: 900,
      periodEnd: '2027-02-10T12:00:00.000Z',
    });
    const paid = await app.db.rows(sql`
      select payment.amount_cents as cents from monetization.payments payment
      join monetization.subscriptions on subscriptions.id = subscription_id
      where person_id = ${member.id} order by paid_at`);
    expect(paid).toEqual([{ cents: 400 }, { cents: 629 }]);
    later(0);
  });

  it('goes up from a year to months, and what is left over comes off these until it is used up', async () => {
    const member = await subscribed({ tier: 'premium', cycle: 'yearly' });
    const wanted = { tier: 'premium_plus', cycle: 'monthly' };
    const quote = await member.client.post('/api/my-plan/quote', wanted);
    expect(quote.body).toMatchObject({
      dueTodayCents: 0,
      creditCents: 4000,
      leftCents: 3100,
      thenCents: 900,
    });
    await member.client.post('/api/my-plan/change', wanted);
    for (let time = 0; time < 5; time += 1) await renew(member, 'pay');
    const paid = await app.db.rows<{ cents: number }>(sql`
      select payment.amount_cents as cents from monetization.payments payment
      join monetization.subscriptions on subscriptions.id = subscription_id
      where person_id = ${member.id} order by payment.period_start, payment.amount_cents desc`);
    expect(paid.map(({ cents }) => cents)).toEqual([4000, 0, 0, 0, 0, 500, 900]);
  });

  it('goes down at the period’s end, and not if that is taken back', async () => {
    const member = await subscribed({ tier: 'premium_plus', cycle: 'monthly' });
    for (let n = 0; n < 6; n++) await storeBot(app, member.id);
    const quote = await member.client.post<{ loses: unknown[] }>('/api/my-plan/quote', PREMIUM);
    expect(quote.body).toMatchObject({
      dueTodayCents: 0,
      creditCents: 0,
      thenCents: 400,
      startsAt: '2027-01-31T12:00:00.000Z',
      gains: [],
    });
    expect(quote.body.loses).toContainEqual({
      feature: 'offer-bots',
      remaining: 5,
      has: 6,
      beyond: 1,
    });
    const change = (wanted: object) => member.client.post<MyPlanShape>('/api/my-plan/change', wanted);
    expect((await change(PREMIUM)).body).toMatchObject({
      tier: 'premium_plus',
      nextTier: 'premium',
      nextCycle: 'monthly',
      amountCents: 400,
    });
    expect((await change({ tier: 'premium_plus', cycle: 'monthly' })).body).toMatchObject({ nextTier: null });
    await change(PREMIUM);
    expect((await renew(member, 'pay')).body).toMatchObject({ tier: 'premium', nextTier: null });
    expect(await tierOf(member)).toBe('premium');
  });

  it('is cancelled to its end, taken back, and then is over by the clock', async () => {
    const member = await subscribed();
    const cancelled = await member.client.post<MyPlanShape>('/api/my-plan/cancel');
    expect(cancelled.body).toMatchObject({ tier: 'premium', status: 'active', cancelsAtPeriodEnd: true });
    const resumed = await member.client.post<MyPlanShape>('/api/my-plan/resume');
    expect(resumed.body).toMatchObject({ status: 'active', cancelsAtPeriodEnd: false });
    await member.client.post('/api/my-plan/cancel');
    later(31);
    expect(await planOf(member)).toMatchObject({
      tier: 'free',
      status: 'cancelled',
      source: 'none',
      periodEnd: '2027-01-31T12:00:00.000Z',
    });
    expect(await tierOf(member)).toBe('free');
    expect((await member.client.post('/api/my-plan/resume')).problem.code).toBe(
      'monetization.not-subscribed',
    );
    later(0);
  });

  it('goes on for seven days after a renewal that failed, and comes back when it is paid', async () => {
    const member = await subscribed();
    later(31);
    expect((await renew(member, 'fail')).body).toMatchObject({
      tier: 'premium',
      status: 'past-due',
      graceUntil: '2027-02-07T12:00:00.000Z',
    });
    expect(
      (await member.client.post('/api/my-plan/change', { tier: 'premium_plus', cycle: 'monthly' })).problem
        .code,
    ).toBe('monetization.payment-is-due');
    later(37.9);
    expect(await tierOf(member)).toBe('premium');
    expect((await renew(member, 'pay')).body).toMatchObject({
      status: 'active',
      graceUntil: null,
      periodEnd: '2027-02-28T12:00:00.000Z',
    });
    later(0);
  });

  it('is lost when the grace is over', async () => {
    const member = await subscribed();
    later(31);
    await renew(member, 'fail');
    later(38);
    // The day it was lost on, and not the one its period ended on.
    expect(await planOf(member)).toMatchObject({
      tier: 'free',
      status: 'expired',
      periodEnd: '2027-02-07T12:00:00.000Z',
    });
    expect(await tierOf(member)).toBe('free');
    later(0);
  });

  it('costs less with a coupon, which is spent once it is paid and given back when it is not', async () => {
    const member = await signUpMember(app);
    const code = await giveCoupon(app, member);
    const wanted = { tier: 'premium_plus', cycle: 'monthly', coupon: ` ${code.toLowerCase()} ` };
    const quote = await member.client.post('/api/my-plan/quote', wanted);
    expect(quote.body).toMatchObject({ couponCents: 500, dueTodayCents: 400, thenCents: 900 });
    const left = await startCheckout(member, wanted);
    await settle(member, left, 'abandon');
    const url = await startCheckout(member, wanted);
    const shown = await member.client.get(`/api/test-checkouts/${url.split('/').at(-1)}`);
    expect(shown.body).toMatchObject({ amountCents: 900, couponCents: 500, dueCents: 400 });
    await settle(member, url, 'pay');
    const paid = await app.db.rows(sql`
      select payment.amount_cents as cents from monetization.payments payment
      join monetization.subscriptions on subscriptions.id = subscription_id where person_id = ${member.id}`);
    expect(paid).toEqual([{ cents: 400 }]);
    const stranger = await signUpMember(app);
    const again = await stranger.client.post('/api/my-plan/checkout', wanted);
    expect(again.problem).toMatchObject({ status: 409, code: 'monetization.coupon-unknown' });
    const spent = await app.db.rows(sql`select from monetization.coupons where redeemed_at is not null`);
    expect(spent).toHaveLength(1);
  });

  it('costs less with a coupon for who has come away from paying, at the same checkout or another one', async () => {
    const member = await signUpMember(app);
    const coupon = await giveCoupon(app, member);
    const monthly = { tier: 'premium_plus', cycle: 'monthly', coupon };
    const yearly = { ...monthly, cycle: 'yearly' };
    const url = await startCheckout(member, monthly);
    const quotes = await Promise.all(
      [monthly, yearly].map((wanted) => member.client.post('/api/my-plan/quote', wanted)),
    );
    expect(quotes.map(({ body }) => body)).toMatchObject([{ dueTodayCents: 400 }, { dueTodayCents: 8500 }]);
    expect(await startCheckout(member, monthly)).toBe(url);
    const begun = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        member.client.post<{ url?: string }>('/api/my-plan/checkout', n % 2 ? monthly : yearly),
      ),
    );
    const open = await app.db.rows(sql<{ id: string }>`
      select checkouts.id from monetization.checkouts join monetization.coupons on checkout_id = checkouts.id::text
      where checkouts.person_id = ${member.id} and status = 'open' and coupon_cents = 500`);
    expect(open).toHaveLength(1);
    const urls = new Set(begun.flatMap(({ body }) => body.url ?? []));
    const paid = await Promise.all([...urls].map((each) => settle(member, each, 'pay')));
    expect(paid.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('asks for a plan and a cycle that there are', async () => {
    const { client } = await signUpMember(app);
    const { problem } = await client.post('/api/my-plan/checkout', { tier: 'free', cycle: 'daily' });
    expect(problem).toMatchObject({
      status: 422,
      issues: [
        { field: 'tier', code: 'plan-unknown' },
        { field: 'cycle', code: 'cycle-unknown' },
      ],
    });
  });

  it('has books that nobody changes', async () => {
    await subscribed();
    for (const change of [
      'update monetization.payments set amount_cents = 0',
      'delete from monetization.payments',
      'truncate monetization.payments',
    ])
      await expect(app.db.rows(sql.raw(change))).rejects.toThrow('never changed');
  });
});
