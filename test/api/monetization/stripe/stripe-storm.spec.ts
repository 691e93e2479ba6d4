import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { Database } from '#platform/persistence/database';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { Outbox } from '../../../support/app/outbox.js';
import { startSecondInstance } from '../../../support/app/second-instance.js';
import type { StripeEvent } from '../../../support/servers/stripe/stripe-objects.js';
import { StripeServer } from '../../../support/servers/stripe/stripe-server.js';
import { sessionIn, startCheckout } from '../../../support/world/monetization/plans.js';
import { deliver, stripeSettings } from '../../../support/world/monetization/stripe.js';
import { signUpMember } from '../../../support/world/people.js';

/** `npm run stripe:check` has five hundred. */
const EVENTS = Number(process.env.STRIPE_EVENTS ?? 80);
const PEOPLE = Math.min(24, Math.floor(EVENTS / 8));
const AT_ONCE = 20;
/** Fifteen hundred tellings on a busy machine. */
const A_STORM_MS = 90_000;
const SEED = 20_270_301;

/** The same random choices every time. */
const [choices] = fc.sample(fc.infiniteStream(fc.nat({ max: 1_000_000 })), { numRuns: 1, seed: SEED });
const pick = (below: number): number => (choices?.next().value ?? 0) % below;

const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((each) => ({ each, at: pick(1_000_000) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ each }) => each);

/** Everything that follows from what was told, whoever heard it. */
const STATE = sql`
  select stripe_subscription_id, tier, cycle, amount_cents, cancels, next_tier, next_cycle, next_amount_cents,
    failed_from, failed_at, ended_at, ended_why, status, period_start, period_end, grace_until, holds_until,
    (select json_agg(json_build_array(reference, refund_of, payment.amount_cents, payment.tier, paid_at) order by reference)
      from monetization.payments payment where subscription_id = subscription.id) as payments
  from monetization.subscriptions subscription order by stripe_subscription_id`;

describe('what Stripe tells of plans', () => {
  const stripe = new StripeServer();
  const { account } = stripe;
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp(stripeSettings(await stripe.start()));
  });
  afterAll(async () => {
    await app.stop();
    await stripe.stop();
  });

  /** What may happen to a plan at Stripe. */
  function happen(id: string): void {
    const subscription = account.subscription(id);
    if (subscription.status === 'canceled') return;
    const what = pick(8);
    if (subscription.status === 'past_due')
      return what < 6 ? account.makeUpFor(id) : account.end(id, 'payment_failed');
    if (what < 3) return account.renew(id, what > 0);
    if (what < 6) {
      subscription.cancel_at_period_end = !subscription.cancel_at_period_end;
      return account.tell('customer.subscription.updated', subscription);
    }
    if (what === 6) {
      const other = [...account.prices.keys()].find(
        (price) => price !== account.itemOf(subscription).price.id,
      );
      if (other) account.change(id, other);
      return;
    }
    const intent = account.invoicesOf(id)[0]?.payments.data[0]?.payment.payment_intent;
    if (intent && pick(3) === 0) account.refund(intent, 100);
  }

  /** Half of them in order, each heard before the next thing happens; the history they tell of goes on to its end. */
  async function history(): Promise<StripeEvent[]> {
    const told: StripeEvent[] = [];
    const hear = async () => {
      for (const event of account.events.splice(0)) {
        told.push(event);
        expect((await deliver(app, event)).status).toBe(200);
      }
      await app.outbox.delivered();
    };
    const start = Date.now() - 200.5 * DAY_MS;
    const ids: string[] = [];
    account.now = new Date(start);
    app.setTime(account.now);
    for (let n = 0; n < PEOPLE; n += 1) {
      const member = await signUpMember(app);
      const tier = n % 2 === 0 ? 'premium' : 'premium_plus';
      const session = await startCheckout(member, { tier, cycle: 'monthly' });
      ids.push(account.pay(sessionIn(session)).id);
    }
    await hear();
    for (let step = 1; told.length < EVENTS; step += 1) {
      account.now = new Date(Math.min(Date.now(), start + step * DAY_MS));
      app.setTime(account.now);
      for (let n = 0; n < 6; n += 1) happen(ids[pick(ids.length)] ?? '');
      // Where all are over, nothing more would be told.
      if (step > 60)
        for (const id of ids) account.tell('customer.subscription.updated', account.subscription(id));
      await hear();
    }
    account.now = new Date();
    app.setTime(account.now);
    await app.nest.get(JobRunner).runNow('monetization.end-subscriptions');
    await app.outbox.delivered();
    await hear();
    return told;
  }

  it('shuffled, each told three times and the server killed midway, come to what they do in order', async () => {
    const told = await history();
    expect(told.length).toBeGreaterThanOrEqual(EVENTS);
    const inOrder = await app.db.rows(STATE);
    expect(inOrder).toHaveLength(PEOPLE);
    expect(new Set(inOrder.map((row) => (row as { status: string }).status)).size).toBeGreaterThan(1);

    await app.db.rows(sql`alter table monetization.payments disable trigger all`);
    for (const forget of [
      sql`update monetization.checkouts set status = 'open', subscription_id = null, settled_at = null`,
      sql`delete from monetization.payments`,
      sql`delete from monetization.subscriptions`,
      sql`delete from monetization.billing_events`,
    ])
      await app.db.rows(forget);
    await app.db.rows(sql`alter table monetization.payments enable trigger all`);

    const left = shuffled([...told, ...told, ...told]);
    const send = async (to: { url: string }, event: StripeEvent) => {
      const heard = await deliver(to, event)
        .then(({ status }) => status === 200)
        .catch(() => false);
      // Stripe tells it again.
      if (!heard) left.push(event);
    };
    const half = left.length / 2;
    while (left.length > half) await Promise.all(left.splice(0, AT_ONCE).map((event) => send(app, event)));
    const underWay = left.splice(0, AT_ONCE).map((event) => send(app, event));
    await app.close();
    await Promise.all(underWay);

    const second = await startSecondInstance(app);
    try {
      while (left.length > 0) await Promise.all(left.splice(0, AT_ONCE).map((event) => send(second, event)));
      const db = second.nest.get(Database);
      await new Outbox(db).delivered(A_STORM_MS);
      await second.nest.get(JobRunner).runNow('monetization.end-subscriptions');
      await new Outbox(db).delivered(A_STORM_MS);
      expect(await db.rows(STATE)).toEqual(inOrder);
    } finally {
      await second.stop();
    }
  }, 300_000);
});
