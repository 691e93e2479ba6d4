import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderShape } from '#contract/monetization/orders';
import { limitOf } from '#contract/monetization/plans';
import { startApp, type TestApp } from '../../../support/app/app.js';
import {
  moveOrder,
  openOrder,
  orderOf,
  ordersOf,
  ordersWith,
  readOrder,
} from '../../../support/world/monetization/orders.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { Plans } from '../../../support/world/plans.js';

const LIMIT = limitOf('free', 'order-tracking') ?? 0;

describe('of a free seller’s open orders', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let orders: OrderShape[];

  beforeAll(async () => {
    app = await startApp();
    seller = await signUpMember(app);
    buyer = await signUpMember(app);
    orders = [];
    for (let n = 0; n < LIMIT + 2; n++)
      orders.push(await openOrder(seller, buyer, { title: `Walnut chair ${n}` }));
  });
  afterAll(() => app.stop());

  it('the oldest three are shown (spec 2, section 9), the others are a title and a day', async () => {
    expect(LIMIT).toBe(3);
    const { items, counts } = await ordersOf(seller, 'side=seller');
    expect(items.map(({ locked, order }) => [locked, order !== null])).toEqual([
      [false, true],
      [false, true],
      [false, true],
      [true, false],
      [true, false],
    ]);
    expect(items[3]).toEqual({
      id: orders[3]?.id,
      title: 'Walnut chair 3',
      createdAt: orders[3]?.createdAt,
      listingId: orders[3]?.listingId,
      locked: true,
      order: null,
    });
    expect(counts?.open).toBe(5);
    expect(JSON.stringify(items.slice(3))).not.toMatch(/Blue Door|Weber/);
    const [newest] = await ordersWith(seller, buyer);
    expect(newest).toMatchObject({ locked: true, order: null });
  });

  it('the others answer 402, whatever the seller does with them', async () => {
    const locked = orders[4] as OrderShape;
    expect((await readOrder(seller, locked)).problem).toMatchObject({
      status: 402,
      code: 'monetization.order-locked',
      params: { feature: 'order-tracking', tier: 'premium', limit: 3 },
    });
    for (const step of ['ship', 'deliver', 'cancel', 'resolve'] as const)
      expect((await moveOrder(seller, locked, step)).status).toBe(402);
  });

  it('agreeing to one more is not refused, nor twice', async () => {
    const again = await moveOrder(seller, orders[4] as OrderShape, 'accept');
    expect([again.status, again.body.locked, again.body.order]).toEqual([200, true, null]);
  });

  it('all are shown to their buyer, who is never stuck', async () => {
    const { items } = await ordersOf(buyer, 'side=buyer');
    expect(items.filter(({ locked }) => locked)).toEqual([]);
    expect((await moveOrder(buyer, orders[4] as OrderShape, 'confirm')).body.order?.status).toBe('delivered');
    const canceled = await openOrder(seller, buyer);
    expect((await moveOrder(buyer, canceled, 'cancel')).status).toBe(200);
  });

  it('the next one is shown when one is done, and every one to who has a plan', async () => {
    const next = orders[3] as OrderShape;
    await moveOrder(buyer, orders[0] as OrderShape, 'confirm');
    expect((await orderOf(seller, next)).status).toBe('pending_shipment');
    const rich = await signUpMember(app);
    new Plans(app).give(rich, 'premium');
    for (let n = 0; n < LIMIT + 1; n++) await openOrder(rich, buyer);
    const { items } = await ordersOf(rich, 'side=seller');
    expect(items.map(({ locked }) => locked)).toEqual([false, false, false, false]);
  });
});
