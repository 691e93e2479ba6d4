import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Revenue } from '../../../../src/monetization/revenue/revenue.dto.js';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { StripeServer } from '../../../support/servers/stripe/stripe-server.js';
import { sessionIn, startCheckout } from '../../../support/world/monetization/plans.js';
import { deliverAll, stripeSettings } from '../../../support/world/monetization/stripe.js';
import { createGuest, makeAdmin, signUpMember } from '../../../support/world/people.js';

const MOMENT = new Date('2027-03-01T12:00:00Z');

describe('What the place has earned', () => {
  const stripe = new StripeServer();
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp(stripeSettings(await stripe.start()));
    stripe.account.now = MOMENT;
    app.setTime(MOMENT);
  });
  afterAll(async () => {
    await app.stop();
    await stripe.stop();
  });

  /** As it was before there was a payment provider. */
  const payAtTestCheckout = async (paidAt: string) => {
    const id = randomUUID();
    await app.db.rows(sql`
      insert into monetization.subscriptions
        (id, source, terms_version, tier, cycle, amount_cents, status, created_at, updated_at)
      values (${id}, 'test', 0, 'premium', 'monthly', 400, 'expired', ${paidAt}, ${paidAt})`);
    await app.db.rows(sql`
      insert into monetization.payments (id, subscription_id, kind, source, reference, amount_cents, tier, cycle,
        period_start, period_end, paid_at)
      values (${randomUUID()}, ${id}, 'payment', 'test', ${`test-${id}`}, 400, 'premium', 'monthly',
        ${paidAt}, ${paidAt}::timestamptz + interval '1 month', ${paidAt})`);
  };

  it('is told by month and plan, refunds by themselves, and never with what was only tried', async () => {
    const member = await signUpMember(app);
    stripe.account.pay(sessionIn(await startCheckout(member)));
    const [invoice] = stripe.account.invoices;
    const intent = invoice?.payments.data[0]?.payment.payment_intent ?? '';
    stripe.account.refund(intent, 150);
    await deliverAll(app, stripe);
    await payAtTestCheckout('2027-02-10T00:00:00Z');
    await payAtTestCheckout('2027-03-01T00:00:00Z');
    const admin = await makeAdmin(app);
    const { totals, lines, running } = (await admin.client.get<Revenue>('/api/admin/revenue')).body;
    const paid = { source: 'stripe', currency: 'usd', payments: 1, grossCents: 400 };
    const earned = { ...paid, refunds: 1, refundedCents: 150, netCents: 250 };
    const tried = { source: 'test', currency: 'usd', refunds: 0, refundedCents: 0 };
    expect(totals).toEqual([earned, { ...tried, payments: 2, grossCents: 800, netCents: 800 }]);
    const each = { ...tried, tier: 'premium', payments: 1, grossCents: 400, netCents: 400 };
    expect(lines).toEqual([
      { ...earned, time: '2027-03', tier: 'premium' },
      { ...each, time: '2027-03' },
      { ...each, time: '2027-02' },
    ]);
    expect(running).toEqual([{ source: 'stripe', tier: 'premium', people: 1 }]);
  });

  it.each(['from', 'to'])('is told of the days of the calendar, %s February 29th too', async (end) => {
    const { client } = await makeAdmin(app);
    expect((await client.get(`/api/admin/revenue?${end}=2028-02-29`)).status).toBe(200);
    for (const day of ['2027-02-29', '2027-04-31', '2027-1-1', 'today'])
      expect((await client.get(`/api/admin/revenue?${end}=${day}`)).problem.issues).toEqual([
        { field: end, code: 'day-invalid' },
      ]);
  });

  it('is for administrators alone', async () => {
    const [member, guest] = [await signUpMember(app), await createGuest(app)];
    for (const { client } of [member, guest])
      expect((await client.get('/api/admin/revenue')).status).toBe(403);
  });
});
