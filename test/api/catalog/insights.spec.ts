import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { INSIGHT_LIMITS } from '#contract/insights';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time';
import type { Insights } from '../../../src/catalog/insights/insights.dto.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { publish } from '../../support/world/listings.js';
import { createGuest, leaveForGood, signUpMember, type TestMember } from '../../support/world/people.js';

const PATH = '/api/my-insights';

const generate = async (who: TestMember) => (await who.client.post<Insights>(PATH)).body.items;

describe('the insights of a seller', () => {
  let app: TestApp;
  let seller: TestMember;
  let other: TestMember;
  beforeAll(async () => {
    app = await startApp({ FULL_ACCESS_EMAILS: 'plus@example.org,idle@example.org,gone@example.org' });
    [seller, other] = [await signUpMember(app, { email: 'plus@example.org' }), await signUpMember(app)];
  });
  afterAll(() => app.stop());

  it('are computed from the market and their own numbers, with how much stands behind them', async () => {
    const bike = await publish(seller.client, { title: 'City bike', price: 300, category: 'sporting-goods' });
    await publish(seller.client, { title: 'Odd thing', price: 10, category: 'sporting-goods' });
    for (const price of [100, 110, 120, 130, 140])
      await publish(other.client, { title: 'City bike, blue', price, category: 'sporting-goods' });
    await publish(other.client, { title: 'City bike', price: 5, category: 'books' });
    for (const price of [80, 90, 100, 110]) {
      const id = await publish(other.client, { title: 'Sold bike', price, category: 'sporting-goods' });
      await other.client.post(`/api/listings/${id}/sale`, { price });
    }
    app.setTime(new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + 19.5 * HOUR_MS));
    for (const who of [other.client, new Client(app.url)]) await who.post(`/api/listings/${bike}/views`);
    app.setTime(new Date());

    const [trend, prices, times] = await generate(seller);
    expect(trend).toMatchObject({
      kind: 'market_trend',
      trend: {
        category: 'sporting-goods',
        asking: { median: 120, count: 7 },
        askingBefore: { median: null, count: 0 },
        // Four are too few.
        sold: { median: null, count: 4 },
        soldBefore: { median: null, count: 0 },
      },
    });
    expect(prices).toMatchObject({
      kind: 'pricing_optimization',
      prices: [{ id: bike, title: 'City bike', price: 300, median: 120, count: 5 }],
    });
    expect(times?.times?.count).toBe(2);
    const hour = new Date().getUTCDay() * 24 + 19;
    expect(times?.times?.hoursOfWeek).toEqual(
      Array.from({ length: 168 }, (_, nth) => (nth === hour ? 2 : 0)),
    );
    const { body } = await seller.client.get<Insights>(PATH);
    expect(body.items).toEqual([trend, prices, times]);
    expect(body.items).toHaveLength(INSIGHT_LIMITS.shown);
    expect(Date.parse(body.againAt ?? '')).toBeGreaterThan(Date.now());
  });

  it('are computed once a day, also when they are asked for twenty times at once', async () => {
    const idle = await signUpMember(app, { email: 'idle@example.org' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => idle.client.post(PATH)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200))
      expect([status, (body as { code: string }).code]).toEqual([429, 'catalog.insights-fresh']);
    const [trend, prices, times] = (await idle.client.get<Insights>(PATH)).body.items;
    expect([trend?.trend, prices?.prices, times?.times?.count]).toEqual([null, [], 0]);

    app.setTime(new Date(Date.now() + INSIGHT_LIMITS.everyHours * HOUR_MS + MINUTE_MS));
    expect((await idle.client.get<Insights>(PATH)).body.againAt).toBeNull();
    expect((await idle.client.post(PATH)).status).toBe(200);
    app.setTime(new Date());
    const kept = await app.db.rows(sql`select from catalog.insights where seller_id = ${idle.id}`);
    expect(kept).toHaveLength(3);
  });

  it('are of the highest plan', async () => {
    const guest = await createGuest(app);
    for (const who of [other.client, guest.client]) {
      const { status, body } = await who.post(PATH);
      expect([status, body]).toEqual([
        402,
        expect.objectContaining({
          code: 'platform.plan-required',
          params: { feature: 'ai-insights', tier: 'premium_plus' },
        }),
      ]);
      expect((await who.get(PATH)).body).toEqual({ items: [], againAt: null });
    }
    expect((await new Client(app.url).get(PATH)).status).toBe(401);
    expect((await new Client(app.url).post(PATH)).status).toBe(401);
  });

  it('go with the person', async () => {
    const gone = await signUpMember(app, { email: 'gone@example.org' });
    await generate(gone);
    await leaveForGood(app, gone);
    expect(await app.db.rows(sql`select from catalog.insights where seller_id = ${gone.id}`)).toEqual([]);
  });
});
