import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Prices } from '../../../../src/monetization/plans/prices.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';

const price = (cycle: string, amountCents: number) => ({ cycle, amountCents, currency: 'usd' });

describe('the plans', () => {
  let app: TestApp;
  let visitor: Client;

  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
  });
  beforeEach(async () => {
    await app.db.rows(sql`delete from monetization.prices where amount_cents not in (400, 4000, 900, 9000)`);
    await app.db.rows(sql`update monetization.prices set active = true, stripe_price_id = null`);
  });
  afterAll(() => app.stop());

  const plans = async () => (await visitor.get<{ plans: unknown }>('/api/plans')).body.plans;
  const prices = () => app.nest.get(Prices);

  it('are known with their prices to everybody', async () => {
    expect(await plans()).toEqual([
      { tier: 'free', prices: [] },
      { tier: 'premium', prices: [price('monthly', 400), price('yearly', 4000)] },
      { tier: 'premium_plus', prices: [price('monthly', 900), price('yearly', 9000)] },
    ]);
  });

  it('stand in the HTML of the pricing page', async () => {
    const { body } = await visitor.get<string>('/pricing');
    expect(body).toContain('"amountCents":9000');
  });

  it('cost what the operator has set since, and whoever pays the old price can still be told it', async () => {
    const old = await prices().offeredFor('premium', 'monthly');
    await app.db.rows(sql`update monetization.prices set active = false where id = ${old.id}`);
    await expect(prices().offeredFor('premium', 'monthly')).rejects.toMatchObject({
      code: 'monetization.plan-not-offered',
    });
    await app.db.rows(sql`
      insert into monetization.prices (tier, cycle, amount_cents, sort_order) values ('premium', 'monthly', 500, 10)`);
    expect(await plans()).toContainEqual({
      tier: 'premium',
      prices: [price('monthly', 500), price('yearly', 4000)],
    });
    expect(await prices().find(old.id)).toEqual({ ...old, active: false });
  });

  it('have one price at a time for each cycle', async () => {
    await expect(
      app.db.rows(sql`
        insert into monetization.prices (tier, cycle, amount_cents, sort_order) values ('premium', 'monthly', 500, 1)`),
    ).rejects.toThrow(/prices_active/);
  });

  it('cost twelve months a year where nobody has set the price of one, as one price for all who pay it', async () => {
    await app.db.rows(sql`update monetization.prices set active = false where amount_cents = 4000`);
    expect(await plans()).toContainEqual({
      tier: 'premium',
      prices: [price('monthly', 400), price('yearly', 4800)],
    });
    const paid = await Promise.all(
      Array.from({ length: 20 }, () => prices().offeredFor('premium', 'yearly')),
    );
    expect(new Set(paid.map(({ id, amountCents }) => `${id} ${amountCents}`)).size).toBe(1);
    expect(paid[0]).toMatchObject({ amountCents: 4800, cycle: 'yearly' });
    expect(await plans()).toContainEqual({
      tier: 'premium',
      prices: [price('monthly', 400), price('yearly', 4800)],
    });
  });

  it('that have no price at all cannot be bought', async () => {
    await app.db.rows(sql`update monetization.prices set active = false where tier = 'premium'`);
    expect(await plans()).toContainEqual({ tier: 'premium', prices: [] });
    for (const cycle of ['monthly', 'yearly'] as const)
      await expect(prices().offeredFor('premium', cycle)).rejects.toMatchObject({
        code: 'monetization.plan-not-offered',
      });
  });

  it('are found at Stripe under one id, however many say so at once', async () => {
    const { id } = await prices().offeredFor('premium_plus', 'yearly');
    const kept = await Promise.all(
      Array.from({ length: 20 }, (_, n) => prices().keepStripeId(id, `price_${n}`)),
    );
    expect(new Set(kept).size).toBe(1);
    expect(await prices().findByStripe(kept[0] as string)).toMatchObject({ id, amountCents: 9000 });
  });
});
