import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { JobRunner } from '#platform/jobs/job-runner';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { StripeServer } from '../../../support/servers/stripe/stripe-server.js';
import { creditsOf } from '../../../support/world/monetization/credits.js';
import { PREMIUM, sessionIn, startCheckout } from '../../../support/world/monetization/plans.js';
import { deliverAll, stripeSettings } from '../../../support/world/monetization/stripe.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';

const at = (date: string) => new Date(`${date}T12:00:00Z`);
const spendable = async ({ client }: TestMember) => (await creditsOf(client)).spendable;

describe('the credits of a plan that Stripe bills on the last days of months', () => {
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

  function moveTo(date: string) {
    account.now = at(date);
    app.setTime(account.now);
  }
  const give = () => app.nest.get(JobRunner).runNow('monetization.give-plan-credits');
  const subscribed = async (until: string, wanted: object = PREMIUM) => {
    const member = await signUpMember(app);
    const session = sessionIn(await startCheckout(member, wanted));
    account.ends.push(at(until));
    const { id } = account.pay(session);
    await deliverAll(app, stripe);
    await give();
    return { member, id };
  };
  const renew = async (id: string, until: string) => {
    account.ends.push(at(until));
    account.renew(id, true);
    await deliverAll(app, stripe);
    await give();
  };

  it('come once for each month that is paid, and go back with it', async () => {
    moveTo('2027-01-31');
    const { member, id } = await subscribed('2027-02-28');
    moveTo('2027-02-28');
    await renew(id, '2027-03-31');
    expect(await spendable(member)).toBe(4);
    moveTo('2027-03-30');
    await give();
    expect(await spendable(member)).toBe(4);
    moveTo('2027-03-31');
    await renew(id, '2027-04-30');
    expect(await spendable(member)).toBe(6);
    account.refund(account.invoicesOf(id)[1]?.payments.data[0]?.payment.payment_intent ?? '');
    await deliverAll(app, stripe);
    expect(await spendable(member)).toBe(4);
  });

  it('come with each month of a year, counted from its begin', async () => {
    moveTo('2027-01-31');
    const { member } = await subscribed('2028-01-31', { tier: 'premium', cycle: 'yearly' });
    const had: number[] = [];
    for (const date of ['2027-02-27', '2027-02-28', '2027-03-30', '2027-03-31', '2027-04-30']) {
      moveTo(date);
      await give();
      had.push(await spendable(member));
    }
    expect(had).toEqual([2, 4, 4, 6, 8]);
  });

  it('are those of both plans after a move up, and go back when the money of both has', async () => {
    const had: number[] = [];
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      moveTo('2027-05-01');
      const { member, id } = await subscribed('2027-06-01');
      moveTo('2027-05-11');
      account.ends.push(at('2027-06-11'));
      await member.client.post('/api/my-plan/change', { tier: 'premium_plus', cycle: 'monthly' });
      await deliverAll(app, stripe);
      await give();
      had.push(await spendable(member));
      const [up = '', first = ''] = account
        .invoicesOf(id)
        .map(({ payments }) => payments.data[0]?.payment.payment_intent ?? '');
      for (const nth of order) {
        account.refund([first, up][nth] ?? '');
        await deliverAll(app, stripe);
        had.push(await spendable(member));
      }
    }
    // The larger plan still has all of its own while only the first money is back.
    expect(had).toEqual([5, 5, 0, 5, 2, 0]);
  });

  it('do not wait for years that have had theirs', async () => {
    moveTo('2027-03-01');
    const { member, id } = await subscribed('2027-03-28');
    moveTo('2027-03-29');
    await app.db.rows(sql`
      insert into monetization.subscriptions (id, person_id, source, status, terms_version, tier, cycle, amount_cents,
        period_start, period_end, credited_at, created_at, updated_at)
      select gen_random_uuid(), gen_random_uuid(), 'test', 'active', 0, 'premium', 'yearly', 4000, ${at('2027-01-31')},
        ${at('2028-01-31')}, ${at('2027-02-28')}, ${account.now}, ${account.now}
      from generate_series(1, 200) n`);
    await renew(id, '2027-04-28');
    expect(await spendable(member)).toBe(4);
  });
});
