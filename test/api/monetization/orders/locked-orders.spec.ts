import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { OrderShape } from '#contract/monetization/orders';
import { limitOf } from '#contract/monetization/plans';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { takeExport } from '../../../support/world/exports.js';
import {
  agreed,
  askToShip,
  boughtInRoom,
  HOME,
  moveOrder,
  openOrder,
  orderOf,
  ordersOf,
  ordersWith,
  readOrder,
  sentFromRoom,
} from '../../../support/world/monetization/orders.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { Plans } from '../../../support/world/plans.js';

const LIMIT = limitOf('free', 'order-tracking') ?? 0;

describe('of a free seller’s open orders', () => {
  let app: TestApp;
  let plans: Plans;
  let seller: TestMember;
  let buyer: TestMember;
  /** The oldest three, which a free plan follows. */
  let shown: Pick<OrderShape, 'id'>[];
  let others: [OrderShape, OrderShape];

  beforeAll(async () => {
    app = await borrowApp();
    plans = new Plans(app);
    seller = await signUpMember(app);
    buyer = await signUpMember(app);
    shown = [];
    for (let n = 0; n < LIMIT; n++) shown.push(await boughtInRoom(app, seller, buyer));
    others = [
      await openOrder(seller, buyer, { title: 'Walnut chair' }),
      await openOrder(seller, buyer, { title: 'Oak table' }),
    ];
  });
  afterEach(() => {
    jest.restoreAllMocks();
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
      id: others[0].id,
      title: 'Walnut chair',
      createdAt: others[0].createdAt,
      listingId: others[0].listingId,
      locked: true,
      order: null,
    });
    expect(counts?.open).toBe(5);
    expect(JSON.stringify(items.slice(3))).not.toMatch(/Blue Door|Weber/);
    const [newest] = await ordersWith(seller, buyer);
    expect(newest).toMatchObject({ locked: true, order: null });
  });

  it('the others answer 402, whatever the seller does with them', async () => {
    expect((await readOrder(seller, others[1])).problem).toMatchObject({
      status: 402,
      code: 'monetization.order-locked',
      params: { feature: 'order-tracking', tier: 'premium', limit: 3 },
    });
    for (const step of ['ship', 'deliver', 'cancel', 'resolve'] as const)
      expect((await moveOrder(seller, others[1], step)).status).toBe(402);
  });

  it('the others answer that the plan is not known while nobody can say which it is', async () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    plans.hide(seller);
    for (const { status, problem } of [
      await readOrder(seller, others[1]),
      await moveOrder(seller, others[1], 'cancel'),
    ])
      expect([status, problem.code]).toEqual([402, 'platform.plan-not-verified']);
    plans.give(seller, 'free');
    expect((await readOrder(seller, others[1])).problem.code).toBe('monetization.order-locked');
  });

  it('agreeing to one more is not refused, nor twice', async () => {
    const again = await moveOrder(seller, others[1], 'accept');
    expect([again.status, again.body.locked, again.body.order]).toEqual([200, true, null]);
  });

  it('the others are a title and a day in the seller’s copy of their data, which has nobody’s address', async () => {
    const { rows } = await takeExport(app, seller);
    const items = rows('orders');
    expect(items.slice(0, LIMIT)).toEqual(
      shown.map(() =>
        expect.objectContaining({ item: 'Brass lamp', status: 'pending_shipment', sentTo: null }),
      ),
    );
    expect(items.slice(LIMIT)).toEqual(
      ['Walnut chair', 'Oak table'].map((item) => ({
        item,
        buying: false,
        begunAt: expect.any(String),
        locked: true,
        pictures: [],
      })),
    );
    expect(JSON.stringify(items)).not.toMatch(/Blue Door|01301/);
    const bought = (await takeExport(app, buyer)).rows('orders');
    expect(bought).toHaveLength(LIMIT + 2);
    expect(bought).toEqual(bought.map(() => expect.objectContaining({ buying: true, sentTo: HOME })));
  });

  it('all are shown to their buyer, who is never stuck', async () => {
    const { items } = await ordersOf(buyer, 'side=buyer');
    expect(items.filter(({ locked }) => locked)).toEqual([]);
    expect((await moveOrder(buyer, others[1], 'confirm')).body.order?.status).toBe('delivered');
    const canceled = await boughtInRoom(app, seller, buyer);
    expect((await moveOrder(buyer, canceled, 'cancel')).status).toBe(200);
  });

  it('the next one is shown when one is done, and every one to who has a plan', async () => {
    const [done] = shown;
    if (!done) throw new Error('There is no order.');
    await moveOrder(buyer, done, 'confirm');
    expect((await orderOf(seller, others[0])).status).toBe('pending_shipment');
    const rich = await signUpMember(app);
    plans.give(rich, 'premium');
    for (let n = 0; n < LIMIT + 1; n++) await boughtInRoom(app, rich, buyer);
    const { items } = await ordersOf(rich, 'side=seller');
    expect(items.map(({ locked }) => locked)).toEqual([false, false, false, false]);
  });

  it('what is agreed to or reported later, however old, locks none of those under way', async () => {
    const [busy, other] = [await signUpMember(app), await signUpMember(app)];
    const asked = (await askToShip(buyer, (await agreed(busy, buyer)).listing)).body;
    const done = await sentFromRoom(app, busy, other);
    await moveOrder(other, done, 'confirm');
    const underWay: Pick<OrderShape, 'id'>[] = [];
    for (let n = 0; n < LIMIT; n++) underWay.push(await boughtInRoom(app, busy, other));
    await moveOrder(busy, asked, 'accept');
    await moveOrder(other, done, 'report');
    const { items } = await ordersOf(busy, 'side=seller');
    const locked = items.filter((entry) => entry.locked).map(({ id }) => id);
    expect(locked.toSorted()).toEqual([asked.id, done.id].toSorted());
    expect((await moveOrder(busy, { id: underWay.at(-1)?.id ?? '' }, 'ship')).status).toBe(200);
  });
});
