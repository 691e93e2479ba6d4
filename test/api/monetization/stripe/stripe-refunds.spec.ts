import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { StripeServer } from '../../../support/servers/stripe/stripe-server.js';
import { publish } from '../../../support/world/listings.js';
import { startBoost } from '../../../support/world/monetization/boosts.js';
import { creditsOf } from '../../../support/world/monetization/credits.js';
import { PREMIUM, planOf } from '../../../support/world/monetization/plans.js';
import { deliverAll, stripeSettings, subscribeAtStripe } from '../../../support/world/monetization/stripe.js';
import type { TestMember } from '../../../support/world/people.js';

const START = new Date('2027-03-01T12:00:00Z');

describe('money that Stripe gives back', () => {
  const stripe = new StripeServer();
  const { account } = stripe;
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp(stripeSettings(await stripe.start()));
    moveTo(0);
  });
  afterEach(() => moveTo(0));
  afterAll(async () => {
    await app.stop();
    await stripe.stop();
  });

  function moveTo(days: number) {
    account.now = new Date(START.getTime() + days * DAY_MS);
    app.setTime(account.now);
  }
  const run = (job: string) => app.nest.get(JobRunner).runNow(`monetization.${job}`);
  const withCredits = async (wanted?: object) => {
    const subscribed = await subscribeAtStripe(app, stripe, wanted);
    await run('give-plan-credits');
    return subscribed;
  };
  /** Of a plan's invoices, the newest first. */
  const intentOf = (id: string, nth = 0) =>
    account.invoicesOf(id)[nth]?.payments.data[0]?.payment.payment_intent ?? '';
  const linesOf = ({ id }: TestMember) =>
    app.db.rows(sql<{ kind: string; cents: number }>`
      select kind, payment.amount_cents as cents from monetization.payments payment
      join monetization.subscriptions on subscriptions.id = subscription_id
      where person_id = ${id} order by kind`);

  it('ends the plan when it is all of it, at Stripe too, and takes the credits of the period along', async () => {
    const { member, id } = await withCredits();
    expect(await creditsOf(member.client)).toMatchObject({ spendable: 2 });
    account.refund(intentOf(id));
    await deliverAll(app, stripe);
    expect(await planOf(member)).toMatchObject({
      tier: 'free',
      status: 'cancelled',
      periodEnd: START.toISOString(),
    });
    expect(account.subscription(id).status).toBe('canceled');
    expect(await linesOf(member)).toEqual([
      { kind: 'payment', cents: 400 },
      { kind: 'refund', cents: 400 },
    ]);
    expect(await creditsOf(member.client)).toMatchObject({
      spendable: 0,
      items: [
        { kind: 'taken-back', credits: -2 },
        { kind: 'plan', credits: 2 },
      ],
    });
  });

  it('takes the credits back once, however often it is told, and of what was spent leaves no less than none', async () => {
    const { member, id } = await withCredits();
    await startBoost(member.client, await publish(member.client));
    account.refund(intentOf(id));
    const told = await deliverAll(app, stripe);
    account.events.push(...told.map((event) => ({ ...event, id: `${event.id}_again` })));
    await deliverAll(app, stripe);
    const { spendable, items } = await creditsOf(member.client);
    expect(spendable).toBe(0);
    expect(items.map(({ kind, credits }) => [kind, credits])).toEqual([
      ['taken-back', -2],
      ['boost', -1],
      ['plan', 2],
    ]);
  });

  it('leaves plan and credits when it is a part of it, until it is the rest as well', async () => {
    const { member, id } = await withCredits();
    account.refund(intentOf(id), 150);
    await deliverAll(app, stripe);
    expect((await planOf(member)).tier).toBe('premium');
    expect((await creditsOf(member.client)).spendable).toBe(2);
    account.refund(intentOf(id), 250);
    await deliverAll(app, stripe);
    expect((await planOf(member)).tier).toBe('free');
    expect((await creditsOf(member.client)).spendable).toBe(0);
  });

  it('takes the credits of that period alone: of a year all its months, of an earlier month that one', async () => {
    const { member, id } = await withCredits({ tier: 'premium_plus', cycle: 'yearly' });
    moveTo(31);
    await run('give-plan-credits');
    expect((await creditsOf(member.client)).spendable).toBe(10);
    account.refund(intentOf(id));
    await deliverAll(app, stripe);
    expect((await creditsOf(member.client)).spendable).toBe(0);

    moveTo(0);
    const other = await withCredits();
    moveTo(30);
    account.renew(other.id, true);
    await deliverAll(app, stripe);
    await run('give-plan-credits');
    account.refund(intentOf(other.id, 1));
    await deliverAll(app, stripe);
    expect(await planOf(other.member)).toMatchObject({ tier: 'premium', status: 'active' });
    expect((await creditsOf(other.member.client)).spendable).toBe(2);
  });

  it('takes the credits of a plan that had been cancelled before it', async () => {
    const { member, id } = await withCredits();
    account.end(id, 'cancellation_requested');
    await deliverAll(app, stripe);
    expect((await creditsOf(member.client)).spendable).toBe(2);
    account.refund(intentOf(id));
    await deliverAll(app, stripe);
    expect((await creditsOf(member.client)).spendable).toBe(0);
  });

  it('is given back by a dispute that was lost, and not by one that was won', async () => {
    const { member, id } = await withCredits();
    account.dispute(intentOf(id), 'won');
    await deliverAll(app, stripe);
    expect((await planOf(member)).tier).toBe('premium');
    account.dispute(intentOf(id), 'lost');
    await deliverAll(app, stripe);
    expect(await planOf(member)).toMatchObject({ tier: 'free', status: 'cancelled' });
    expect(account.subscription(id).status).toBe('canceled');
    expect((await creditsOf(member.client)).spendable).toBe(0);
  });

  it('is found when nobody told of it', async () => {
    const [refunded, disputed] = [await withCredits(), await withCredits()];
    account.refund(intentOf(refunded.id));
    account.dispute(intentOf(disputed.id), 'lost');
    account.events.length = 0;
    await run('reconcile-with-stripe');
    await app.outbox.delivered();
    for (const { member } of [refunded, disputed]) {
      expect((await planOf(member)).tier).toBe('free');
      expect((await creditsOf(member.client)).spendable).toBe(0);
    }
  });

  it('is none while a bank takes its time, and is one when it is made', async () => {
    const { member, id } = await withCredits();
    const refund = account.refund(intentOf(id), undefined, 'pending');
    await deliverAll(app, stripe);
    await run('reconcile-with-stripe');
    await app.outbox.delivered();
    expect(await planOf(member)).toMatchObject({ tier: 'premium', status: 'active' });
    expect((await creditsOf(member.client)).spendable).toBe(2);
    account.settleRefund(refund, 'succeeded');
    await deliverAll(app, stripe);
    expect(await planOf(member)).toMatchObject({ tier: 'free', status: 'cancelled' });
    expect((await creditsOf(member.client)).spendable).toBe(0);
  });

  it('is none when it fails', async () => {
    const { member, id } = await withCredits();
    const refund = account.refund(intentOf(id), undefined, 'pending');
    await deliverAll(app, stripe);
    account.settleRefund(refund, 'failed');
    await deliverAll(app, stripe);
    await run('reconcile-with-stripe');
    expect(await planOf(member)).toMatchObject({ tier: 'premium', status: 'active' });
    expect(await linesOf(member)).toEqual([{ kind: 'payment', cents: 400 }]);
    expect((await creditsOf(member.client)).spendable).toBe(2);
  });

  it('is told to who runs the server when it fails after it was made, and stays in the books', async () => {
    const { member, id } = await withCredits();
    const refund = account.refund(intentOf(id));
    await deliverAll(app, stripe);
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    account.settleRefund(refund, 'failed');
    await deliverAll(app, stripe);
    const told = logged.mock.calls.map(([what]) => what as unknown);
    logged.mockRestore();
    expect(told).toContainEqual(expect.objectContaining({ refund: refund.id, status: 'failed' }));
    expect(await linesOf(member)).toContainEqual({ kind: 'refund', cents: 400 });
  });

  it('is found when it took weeks, and nobody told of it, behind many others', async () => {
    const { member, id } = await withCredits({ ...PREMIUM, cycle: 'yearly' });
    const refund = account.refund(intentOf(id), undefined, 'pending');
    moveTo(21);
    for (let n = 0; n < 120; n += 1) account.refund(`pi_of_a_shop_${n}`, 100, 'pending');
    account.settleRefund(refund, 'succeeded');
    account.events.length = 0;
    await run('reconcile-with-stripe');
    await app.outbox.delivered();
    expect((await planOf(member)).tier).toBe('free');
  });

  it('is asked about once when it is of other business at the account', async () => {
    for (let n = 0; n < 3; n += 1) account.refund(`pi_of_another_shop_${n}`, 100);
    account.events.length = 0;
    await run('reconcile-with-stripe');
    await run('reconcile-with-stripe');
    const asked = stripe.requests.flatMap(({ path }) => path.match(/pi_of_another_shop_\d/) ?? []);
    expect(asked.toSorted()).toEqual([0, 1, 2].map((n) => `pi_of_another_shop_${n}`));
  });
});
