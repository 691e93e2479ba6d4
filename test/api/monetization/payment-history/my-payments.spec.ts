import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { subscribe } from '../../../support/world/monetization/plans.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';

describe('what one has paid', () => {
  let app: TestApp;
  let member: TestMember;

  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());

  const payments = async ({ client }: Pick<TestMember, 'client'> = member) =>
    (await client.get<{ payments: object[] }>('/api/my-payments')).body.payments;

  it('is nothing at first', async () => {
    member = await signUpMember(app);
    expect(await payments()).toEqual([]);
  });

  it('is listed with the plan it was for, the newest first', async () => {
    await subscribe(member);
    await member.client.post('/api/my-plan/test-renewal', { outcome: 'pay' });
    await member.client.post('/api/my-plan/change', { tier: 'premium_plus', cycle: 'monthly' });
    const listed = await payments();
    expect(listed).toMatchObject([
      { kind: 'payment', tier: 'premium_plus', cycle: 'monthly', currency: 'usd', couponCents: 0 },
      { kind: 'payment', tier: 'premium', cycle: 'monthly', amountCents: 400 },
      { kind: 'payment', tier: 'premium', cycle: 'monthly', amountCents: 400 },
    ]);
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual(
      ['id', 'kind', 'tier', 'cycle', 'amountCents', 'couponCents', 'currency', 'paidAt'].sort(),
    );
  });

  it('says what a coupon took off, of the first payment alone', async () => {
    await app.db.rows(
      sql`update monetization.checkouts set coupon_cents = 100 where person_id = ${member.id}`,
    );
    expect((await payments()).map((payment) => (payment as { couponCents: number }).couponCents)).toEqual([
      0, 0, 100,
    ]);
  });

  it('is listed with what was given back', async () => {
    await app.db.rows(sql`
      insert into monetization.payments (id, subscription_id, kind, source, reference, refund_of, amount_cents, tier,
        cycle, paid_at)
      select gen_random_uuid(), subscription_id, 'refund', 'test', 'given-back', reference, amount_cents, tier, cycle,
        now() + interval '1 hour'
      from monetization.payments where tier = 'premium_plus'`);
    expect((await payments())[0]).toMatchObject({ kind: 'refund', tier: 'premium_plus' });
  });

  it('is nobody else’s business', async () => {
    expect(await payments(await signUpMember(app))).toEqual([]);
  });
});
