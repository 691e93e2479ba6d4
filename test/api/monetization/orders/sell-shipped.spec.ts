import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderEntryShape } from '#contract/monetization/orders';
import { limitOf } from '#contract/monetization/plans';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { detail, publish } from '../../../support/world/listings.js';
import { converse } from '../../../support/world/messaging/conversations.js';
import {
  agreed,
  askToShip,
  boughtInRoom,
  offerToShip,
  openOrder,
  orderOf,
  ordersOf,
  PARCEL,
  shippedOrder,
} from '../../../support/world/monetization/orders.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { salesOf, selling } from '../../../support/world/selling.js';

const LIMIT = limitOf('free', 'order-tracking') ?? 0;

describe('a seller marks something as sold and shipped at once', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(async () => {
    [seller, buyer] = [await signUpMember(app), await signUpMember(app)];
    listing = await publish(seller.client, { price: 120 });
  });
  afterAll(() => app.stop());

  const statusOf = async (id: string) => (await detail(new Client(app.url), id)).status;
  const ship = (listingId: string, words: object = {}, person = seller) =>
    person.client.post<OrderEntryShape>('/api/orders/shipped', {
      listingId,
      buyerId: buyer.id,
      priceCents: 9900,
      ...PARCEL,
      ...words,
    });

  it('both or neither, and once', async () => {
    const unknown = await ship(listing);
    expect(unknown.problem.issues).toMatchObject([{ field: 'buyerId', code: 'buyer-unknown' }]);
    await converse(buyer, seller, 'I take it.', listing);
    const wrong = await ship(listing, { trackingNumber: '' });
    expect([wrong.status, await statusOf(listing)]).toEqual([422, 'active']);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ship(listing, { hidden: true })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await salesOf(app, listing)).toMatchObject([{ price_cents: 9900, hidden: true }]);
    expect((await ordersOf(buyer, 'side=buyer')).items).toMatchObject([
      { order: { status: 'shipped', source: 'sale', saleId: expect.any(String), priceCents: 9900 } },
    ]);
    expect((await ship(listing, {}, buyer)).status).toBe(404);
  });

  it('not to who is apart from them; what was sent before is answered', async () => {
    await converse(buyer, seller, 'I take it.', listing);
    await buyer.client.put(`/api/people/${seller.id}/block`);
    expect((await ship(listing)).problem).toMatchObject({ status: 403, code: 'monetization.cannot-order' });
    expect([await statusOf(listing), await salesOf(app, listing)]).toEqual(['active', []]);
    await buyer.client.delete(`/api/people/${seller.id}/block`);
    const { body } = await ship(listing);
    await seller.client.put(`/api/people/${buyer.id}/block`);
    expect(await ship(listing)).toMatchObject({ status: 201, body: { id: body.id } });
  });

  const ordersAtHand = {
    'an order that was offered': async () => {
      const made = await agreed(seller, buyer);
      return { ...made, ...(await offerToShip(seller, made.listing, buyer)).body };
    },
    'an order that was asked for': async () => {
      const made = await agreed(seller, buyer);
      return { ...made, ...(await askToShip(buyer, made.listing)).body };
    },
    'an order that is on its way': () => shippedOrder(seller, buyer),
  };

  it.each(Object.entries(ordersAtHand))(
    'for another price than that of %s, which follows',
    async (_, open) => {
      const before = await open();
      const { status, body } = await ship(before.listing, { priceCents: 9000 });
      expect([status, body.id]).toEqual([201, before.id]);
      expect(await orderOf(buyer, before)).toMatchObject({ status: 'shipped', priceCents: 9000 });
      expect(await salesOf(app, before.listing)).toMatchObject([{ price_cents: 9000 }]);
    },
  );

  it('for what they have said before that it was sold for', async () => {
    await converse(buyer, seller, 'I take it.', listing);
    await selling(seller.client, listing).sell({ price: 80, buyerId: buyer.id });
    expect((await ship(listing)).body.order).toMatchObject({ status: 'shipped', priceCents: 8000 });
    expect(await salesOf(app, listing)).toMatchObject([{ price_cents: 8000 }]);
  });

  it('also beyond what their plan follows, but not an order that it does not', async () => {
    for (let n = 0; n < LIMIT; n++) await boughtInRoom(app, seller, buyer);
    const locked = await openOrder(seller, buyer);
    expect((await ship(locked.listing)).problem).toMatchObject({
      status: 402,
      code: 'monetization.order-locked',
      params: { feature: 'order-tracking', limit: LIMIT },
    });
    expect(await orderOf(buyer, locked)).toMatchObject({ status: 'pending_shipment', saleId: null });
    expect([await statusOf(locked.listing), await salesOf(app, locked.listing)]).toEqual(['pending', []]);
    await converse(buyer, seller, 'I take it.', listing);
    const answers = [await ship(listing), await ship(listing)];
    expect(answers.map(({ status, body }) => [status, body.locked])).toEqual([
      [201, true],
      [201, true],
    ]);
    expect(await orderOf(buyer, answers[0]?.body ?? locked)).toMatchObject({ status: 'shipped' });
    const asked = await ordersAtHand['an order that was asked for']();
    expect(await ship(asked.listing)).toMatchObject({ status: 201, body: { id: asked.id, locked: true } });
  });
});
