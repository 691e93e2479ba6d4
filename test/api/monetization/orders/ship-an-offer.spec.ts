import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderLineShape } from '#contract/monetization/orders';
import { MINUTE_MS } from '#contract/time';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { askToMeet, meetupsOf } from '../../../support/world/community/meetups.js';
import { writeReview } from '../../../support/world/community/reviews.js';
import { detail, publish } from '../../../support/world/listings.js';
import { messagesOf } from '../../../support/world/messaging/conversations.js';
import { move } from '../../../support/world/messaging/offers.js';
import {
  agreed,
  askToShip,
  HOME,
  moveOrder,
  offerToShip,
  openOrder,
  orderOf,
  ordersOf,
  ordersWith,
  shippedOrder,
} from '../../../support/world/monetization/orders.js';
import { notifications } from '../../../support/world/notifications.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { salesOf } from '../../../support/world/selling.js';

describe('an accepted offer is shipped', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;

  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(async () => {
    app.setTime(new Date());
    seller = await signUpMember(app, { fullName: 'Mara K' });
    buyer = await signUpMember(app, { fullName: 'Jonas W' });
  });
  afterAll(() => app.stop());

  const statusOf = async (listing: string) => (await detail(new Client(app.url), listing)).status;
  const told = async (person: TestMember) => {
    await app.outbox.delivered();
    const { items } = await notifications(person.client);
    return items.filter(({ kind }) => kind === 'order').map(({ code }) => code);
  };

  it('as its buyer asks, and both review each other in the end', async () => {
    const made = await agreed(seller, buyer, { title: 'Walnut lounge chair' });
    const asked = await askToShip(buyer, made.listing);
    expect([asked.status, asked.body.order]).toMatchObject([
      201,
      {
        title: 'Walnut lounge chair',
        priceCents: 10_000,
        side: 'buyer',
        source: 'offer',
        status: 'requested',
        shipTo: HOME,
        may: ['cancel', 'address'],
      },
    ]);
    const { id } = asked.body;
    expect(await told(seller)).toEqual(['order-requested']);
    // Nobody learns where somebody lives by being asked.
    expect(await orderOf(seller, { id })).toMatchObject({
      side: 'seller',
      may: ['accept', 'decline'],
      shipTo: null,
    });

    expect((await moveOrder(seller, { id }, 'accept')).body.order?.status).toBe('pending_shipment');
    // Where to, they have said.
    expect(await told(buyer)).toEqual(['order-accepted']);
    app.setTime(new Date(Date.now() + MINUTE_MS));
    const shipped = await moveOrder(seller, { id }, 'ship');
    expect(shipped.body.order).toMatchObject({
      status: 'shipped',
      tracking: { number: '1Z999AA10123456784', carrier: 'ups' },
      shippedAt: expect.any(String),
      updatedAt: shipped.body.order?.shippedAt,
      may: ['track', 'deliver'],
    });
    expect(await told(buyer)).toEqual(['order-shipped']);
    expect(await statusOf(made.listing)).toBe('pending');
    expect(await salesOf(app, made.listing)).toEqual([]);

    const { body } = await moveOrder(buyer, { id }, 'confirm');
    expect(body.order).toMatchObject({ status: 'delivered', receivedBy: 'buyer', may: ['report'] });
    expect(await told(seller)).toEqual(['order-delivered']);
    expect(await statusOf(made.listing)).toBe('sold');
    expect(await salesOf(app, made.listing)).toMatchObject([{ buyer_id: buyer.id, price_cents: 10_000 }]);
    const saleId = body.order?.saleId ?? '';
    for (const person of [seller, buyer])
      expect((await writeReview(person, saleId, { stars: 5 })).status).toBe(201);
    const lines = (await messagesOf(buyer, made.conversationId)).filter(({ kind }) => kind === 'order');
    expect(
      lines.map(({ senderId, content }) => [
        senderId === seller.id ? 'seller' : 'buyer',
        (JSON.parse(content) as OrderLineShape).event,
      ]),
    ).toEqual([
      ['buyer', 'requested'],
      ['seller', 'opened'],
      ['seller', 'shipped'],
      ['buyer', 'delivered'],
    ]);
  });

  it('as its seller offers, whom the buyer tells where to', async () => {
    const made = await agreed(seller, buyer);
    const offered = await offerToShip(seller, made.listing, buyer);
    expect([offered.status, offered.body.order]).toMatchObject([
      201,
      { status: 'pending_shipment', shipTo: null, side: 'seller' },
    ]);
    expect(await told(buyer)).toEqual(['order-opened']);
    expect((await moveOrder(buyer, offered.body, 'address')).body.order?.shipTo).toEqual(HOME);
    expect(await told(seller)).toEqual(['order-address']);
    expect((await orderOf(seller, offered.body)).shipTo).toEqual(HOME);
    // Twice is once.
    const again = await offerToShip(seller, made.listing, buyer);
    expect(again.body.id).toBe(offered.body.id);
    expect((await askToShip(buyer, made.listing)).body.id).toBe(offered.body.id);
  });

  it('not when its seller declines: the deal stands', async () => {
    const made = await agreed(seller, buyer);
    const { body } = await askToShip(buyer, made.listing);
    expect((await moveOrder(seller, body, 'decline')).body.order).toMatchObject({
      status: 'declined',
      shipTo: null,
    });
    expect(await told(buyer)).toEqual(['order-declined']);
    expect(await statusOf(made.listing)).toBe('pending');
    expect((await askToShip(buyer, made.listing)).body.id).not.toBe(body.id);
  });

  it.each(['buyer', 'seller'] as const)(
    'not when its %s calls it off before it is sent: the item is for sale again',
    async (side) => {
      const order = await openOrder(seller, buyer);
      const [who, other] = side === 'buyer' ? [buyer, seller] : [seller, buyer];
      expect((await moveOrder(who, order, 'cancel')).body.order).toMatchObject({
        status: 'canceled',
        cancel: { by: side, cause: 'person' },
        shipTo: null,
      });
      expect(await told(other)).toEqual(['order-canceled']);
      expect(await statusOf(order.listing)).toBe('active');
      expect((await moveOrder(who, order, 'cancel')).status).toBe(200);
      expect((await moveOrder(other, order, 'cancel')).status).toBe(409);
    },
  );

  it('not without a deal, nor to anybody but its buyer', async () => {
    const listing = await publish(seller.client, { price: 50 });
    expect((await askToShip(buyer, listing)).problem).toMatchObject({
      status: 409,
      code: 'monetization.no-deal',
    });
    expect((await offerToShip(seller, listing, buyer)).problem.code).toBe('monetization.no-deal');
    const made = await agreed(seller, buyer);
    const stranger = await signUpMember(app);
    expect((await askToShip(stranger, made.listing)).problem.code).toBe('monetization.no-deal');
    expect((await offerToShip(stranger, made.listing, buyer)).problem.code).toBe(
      'monetization.item-not-found',
    );
    expect((await offerToShip(seller, made.listing, stranger)).problem.code).toBe('monetization.no-deal');
  });

  it('and no meetup is proposed meanwhile; one that was planned is called off', async () => {
    const made = await agreed(seller, buyer);
    await askToMeet(buyer, made.listing);
    await app.outbox.delivered();
    const { body } = await askToShip(buyer, made.listing);
    await moveOrder(seller, body, 'accept');
    await app.outbox.delivered();
    expect((await meetupsOf(buyer, 'when=past')).items).toMatchObject([
      { status: 'canceled', cancel: { by: 'seller', cause: 'shipped' } },
    ]);
    expect((await askToMeet(buyer, made.listing)).problem).toMatchObject({
      status: 409,
      code: 'community.item-is-sent',
    });
    expect(await statusOf(made.listing)).toBe('pending');
    await moveOrder(buyer, body, 'cancel');
    expect((await askToMeet(buyer, made.listing)).status).toBe(201);
  });

  it('and a request is taken back by who would rather meet', async () => {
    const made = await agreed(seller, buyer);
    const { body } = await askToShip(buyer, made.listing);
    expect((await askToMeet(buyer, made.listing)).status).toBe(201);
    await app.outbox.delivered();
    expect(await orderOf(buyer, body)).toMatchObject({
      status: 'canceled',
      cancel: { by: 'buyer', cause: 'meetup' },
    });
    expect((await moveOrder(seller, body, 'accept')).status).toBe(409);
  });

  it('and the deal is called off no more once it is on its way', async () => {
    const order = await shippedOrder(seller, buyer);
    for (const person of [buyer, seller])
      expect((await move(person, order.offer, 'cancel')).problem).toMatchObject({
        status: 409,
        code: 'messaging.deal-shipped',
      });
  });

  it('twenty times at once is one order, one shipment and one sale', async () => {
    const made = await agreed(seller, buyer);
    const asked = await Promise.all(Array.from({ length: 20 }, () => askToShip(buyer, made.listing)));
    expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
    const [order] = asked.map(({ body }) => body);
    if (!order) throw new Error('There is no order.');
    for (const step of ['accept', 'ship'] as const) {
      const all = await Promise.all(Array.from({ length: 20 }, () => moveOrder(seller, order, step)));
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    }
    await Promise.all([
      ...Array.from({ length: 10 }, () => moveOrder(buyer, order, 'confirm')),
      ...Array.from({ length: 10 }, () => moveOrder(seller, order, 'deliver')),
    ]);
    await app.outbox.delivered();
    expect(await salesOf(app, made.listing)).toHaveLength(1);
    const events = (await app.outbox.payloads('monetization.order-changed')).filter(
      ({ orderId }) => orderId === order.id,
    );
    expect(events.map(({ event }) => event)).toEqual(['requested', 'opened', 'shipped', 'delivered']);
  });

  it('and stands in the lists of both, and over their thread', async () => {
    const order = await openOrder(seller, buyer);
    expect(await ordersOf(seller, 'side=seller')).toMatchObject({
      items: [{ id: order.id, locked: false, order: { status: 'pending_shipment' } }],
      counts: { open: 1, waiting: 1 },
      nextCursor: null,
    });
    expect((await ordersOf(seller, 'side=buyer')).items).toEqual([]);
    expect(await ordersOf(buyer, 'side=buyer')).toMatchObject({
      items: [{ id: order.id }],
      counts: { open: 1, waiting: 0 },
    });
    expect(await ordersWith(buyer, seller)).toMatchObject([{ id: order.id }]);
    await moveOrder(buyer, order, 'confirm');
    expect(await ordersOf(buyer, 'side=buyer')).toMatchObject({ items: [], counts: { open: 0 } });
    expect((await ordersOf(buyer, 'side=buyer&when=past')).items).toMatchObject([{ id: order.id }]);
    expect(await ordersWith(seller, buyer)).toMatchObject([{ order: { status: 'delivered' } }]);
  });
});
