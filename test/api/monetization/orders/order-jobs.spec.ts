import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { ORDER_LIMITS as LIMITS } from '#contract/monetization/orders';
import { DAY_MS, MINUTE_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import {
  agreed,
  boughtInRoom,
  HOME,
  moveOrder,
  offerToShip,
  orderOf,
  sentFromRoom,
  shippedOrder,
} from '../../../support/world/monetization/orders.js';
import { leaveForGood, signUpMember, type TestMember } from '../../../support/world/people.js';
import { salesOf } from '../../../support/world/selling.js';

describe('as time goes by', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;

  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(async () => {
    app.setTime(new Date());
    seller = await signUpMember(app);
    buyer = await signUpMember(app);
  });
  afterAll(() => app.stop());

  const inDays = (days: number) => app.setTime(new Date(Date.now() + days * DAY_MS + MINUTE_MS));
  const run = async (job: string) => {
    await app.nest.get(JobRunner).runNow(`monetization.${job}`);
    await app.outbox.delivered();
  };
  const noticeOf = ({ id }: TestMember) =>
    app.db.first(sql<{ code: string; at: Date }>`
      select code, created_at as at from notifications.notices where person_id = ${id} and kind = 'order'
      order by created_at desc limit 1`);

  const stored = async ({ id }: { id: string }) =>
    (await app.db.first(sql<{ to: unknown }>`select ship_to as to from monetization.orders where id = ${id}`))
      ?.to;

  it('a seller who has not sent it is reminded once, after three days', async () => {
    await boughtInRoom(app, seller, buyer);
    await app.outbox.delivered();
    inDays(LIMITS.remindAfterDays - 1);
    await run('remind-of-orders');
    expect((await noticeOf(seller))?.code).not.toBe('order-reminder');
    inDays(LIMITS.remindAfterDays);
    await run('remind-of-orders');
    const told = await noticeOf(seller);
    expect(told?.code).toBe('order-reminder');
    inDays(LIMITS.remindAfterDays + 1);
    await run('remind-of-orders');
    expect(await noticeOf(seller)).toEqual(told);
  });

  it('a buyer who has not said where to is reminded in place of the seller, who has three days from then on', async () => {
    const { listing } = await agreed(seller, buyer);
    const order = (await offerToShip(seller, listing, buyer)).body;
    await app.outbox.delivered();
    inDays(LIMITS.remindAfterDays - 1);
    await run('remind-of-orders');
    expect((await noticeOf(buyer))?.code).not.toBe('order-address-asked');
    inDays(LIMITS.remindAfterDays);
    await run('remind-of-orders');
    const told = await noticeOf(buyer);
    expect(told?.code).toBe('order-address-asked');
    expect((await noticeOf(seller))?.code).not.toBe('order-reminder');
    inDays(LIMITS.remindAfterDays + 1);
    await run('remind-of-orders');
    expect(await noticeOf(buyer)).toEqual(told);

    await moveOrder(buyer, order, 'address');
    await app.outbox.delivered();
    inDays(2 * LIMITS.remindAfterDays);
    await run('remind-of-orders');
    expect((await noticeOf(seller))?.code).toBe('order-address');
    inDays(2 * LIMITS.remindAfterDays + 1);
    await run('remind-of-orders');
    expect((await noticeOf(seller))?.code).toBe('order-reminder');

    await moveOrder(seller, order, 'ship');
    await app.outbox.delivered();
    inDays(2 * LIMITS.remindAfterDays + 1 + LIMITS.receivedAfterDays - LIMITS.saidDaysBefore);
    await run('remind-of-orders');
    expect((await noticeOf(buyer))?.code).toBe('order-arrived-asked');
  });

  it('what was sent 30 days ago counts as received, which is said before; once', async () => {
    const order = await shippedOrder(seller, buyer);
    expect(Date.parse(order.receivedAt ?? '') - Date.parse(order.shippedAt ?? '')).toBe(
      LIMITS.receivedAfterDays * DAY_MS,
    );
    await app.outbox.delivered();
    inDays(LIMITS.receivedAfterDays - LIMITS.saidDaysBefore);
    await run('remind-of-orders');
    expect((await noticeOf(buyer))?.code).toBe('order-arrived-asked');
    await run('complete-orders');
    expect((await orderOf(buyer, order)).status).toBe('shipped');
    inDays(LIMITS.receivedAfterDays);
    await Promise.all([run('complete-orders'), moveOrder(seller, order, 'ship')]);
    await run('complete-orders');
    expect(await orderOf(buyer, order)).toMatchObject({
      status: 'delivered',
      receivedBy: null,
      may: ['report'],
    });
    expect(await salesOf(app, order.listing)).toHaveLength(1);
    expect([(await noticeOf(buyer))?.code, (await noticeOf(seller))?.code]).toEqual([
      'order-delivered',
      'order-delivered',
    ]);
    const events = await app.outbox.payloads('monetization.order-changed');
    expect(events.filter(({ orderId, event }) => orderId === order.id && event === 'delivered')).toHaveLength(
      1,
    );
  });

  it.each(['the seller says so', 'it counts as received'])(
    'what was sent to somebody who has left meanwhile is sold to nobody when %s',
    async (how) => {
      const order = await shippedOrder(seller, buyer);
      await leaveForGood(app, buyer);
      await app.outbox.delivered();
      if (how === 'the seller says so') await moveOrder(seller, order, 'deliver');
      else inDays(LIMITS.receivedAfterDays);
      await run('complete-orders');
      expect((await orderOf(seller, order)).status).toBe('delivered');
      expect(await salesOf(app, order.listing)).toMatchObject([{ buyer_id: null, voided: false }]);
      const deals = await app.db.rows(sql`select from community.deals where listing_id = ${order.listing}`);
      const asked = await app.db.rows(sql`
        select from notifications.notices where person_id = ${seller.id} and code = 'deal-review-asked'`);
      expect([deals, asked]).toEqual([[], []]);
    },
  );

  it('what was seen to counts as received as well; what was reported waits for the seller', async () => {
    const seen = await sentFromRoom(app, seller, buyer);
    const waiting = await sentFromRoom(app, seller, buyer);
    for (const order of [seen, waiting]) await moveOrder(buyer, order, 'report');
    await moveOrder(seller, seen, 'resolve', {});
    inDays(LIMITS.receivedAfterDays);
    await run('complete-orders');
    expect((await orderOf(buyer, seen)).status).toBe('delivered');
    expect((await orderOf(buyer, waiting)).status).toBe('issue_reported');
  });

  it('an address is shown to the seller until 30 days after the end, and then deleted', async () => {
    const [open, done] = [await boughtInRoom(app, seller, buyer), await boughtInRoom(app, seller, buyer)];
    await moveOrder(buyer, done, 'confirm');
    inDays(LIMITS.addressKeptDays - 1);
    await run('forget-addresses');
    expect((await orderOf(seller, done)).shipTo).toEqual(HOME);
    inDays(LIMITS.addressKeptDays);
    // Not shown from then on, whether or not the job has been by.
    expect((await orderOf(seller, done)).shipTo).toBeNull();
    expect(await stored(done)).not.toBeNull();
    await run('forget-addresses');
    await run('forget-addresses');
    expect(await stored(done)).toBeNull();
    expect((await orderOf(seller, open)).shipTo).toEqual(HOME);
  });
});
