import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ORDER_LIMITS, ORDER_MOVES, type OrderMove, type OrderShape } from '#contract/monetization/orders';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import {
  HOME,
  moveOrder,
  openOrder,
  orderOf,
  ordersOf,
  ordersWith,
  PARCEL,
  readOrder,
  shippedOrder,
  storeOrder,
} from '../../../support/world/monetization/orders.js';
import { createGuest, signUpMember, type TestGuest, type TestMember } from '../../../support/world/people.js';

describe('what is done with an order', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let stranger: TestMember;
  let guest: TestGuest;
  /** Nobody gets anywhere with it: whoever does has another one. */
  let order: OrderShape;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app);
    buyer = await signUpMember(app);
    stranger = await signUpMember(app);
    guest = await createGuest(app);
    order = await openOrder(seller, buyer);
  });
  afterAll(() => app.stop());

  it.each(ORDER_MOVES)('"%s" is no business of anybody else, member or guest', async (step) => {
    for (const person of [stranger, guest]) {
      expect((await moveOrder(person, order, step)).problem).toMatchObject({
        status: 404,
        code: 'monetization.order-not-found',
      });
      expect((await readOrder(person, order)).status).toBe(404);
    }
    expect(await ordersWith(stranger, seller)).toEqual([]);
    // As if nothing had been asked.
    expect(await orderOf(buyer, order)).toMatchObject({ status: 'pending_shipment', shipTo: HOME });
  });

  it.each([
    ['ship', 'buyer'],
    ['address', 'seller'],
    ['confirm', 'seller'],
  ] as const)('"%s" is not for its %s', async (step, side) => {
    expect((await moveOrder(side === 'buyer' ? buyer : seller, order, step)).problem).toMatchObject({
      status: 403,
      code: 'monetization.not-your-order-move',
    });
  });

  it.each([
    ['deliver', 'seller'],
    ['report', 'buyer'],
    ['resolve', 'seller'],
    ['refund', 'seller'],
    ['track', 'seller'],
    ['decline', 'seller'],
  ] as const)('"%s" does not begin where nothing has been sent', async (step: OrderMove, side) => {
    expect((await moveOrder(side === 'buyer' ? buyer : seller, order, step)).problem).toMatchObject({
      status: 409,
      code: 'monetization.order-changed',
    });
  });

  it.each([
    ['ship', {}, 'trackingNumber', 'tracking-required'],
    ['ship', { trackingNumber: '   ' }, 'trackingNumber', 'tracking-required'],
    ['ship', { trackingNumber: 'abc' }, 'trackingNumber', 'tracking-required'],
    ['ship', { trackingNumber: '<b>1234</b>' }, 'trackingNumber', 'tracking-invalid'],
    [
      'ship',
      { trackingNumber: 'A'.repeat(ORDER_LIMITS.tracking + 1) },
      'trackingNumber',
      'tracking-too-long',
    ],
    ['ship', { ...PARCEL, carrier: 'pigeon' }, 'carrier', 'carrier-unknown'],
    ['address', { shipTo: { ...HOME, city: '  ' } }, 'shipTo.city', 'order-incomplete'],
    ['address', { shipTo: { ...HOME, country: 'Blue' } }, 'shipTo.country', 'country-unknown'],
    [
      'address',
      { shipTo: { ...HOME, line1: 'x'.repeat(ORDER_LIMITS.addressLine + 1) } },
      'shipTo.line1',
      'address-too-long',
    ],
    ['report', { reason: 'bored' }, 'reason', 'issue-reason-required'],
    ['report', { reason: 'other', text: 'x'.repeat(ORDER_LIMITS.words + 1) }, 'text', 'order-words-too-long'],
  ] as const)('"%s" refuses %j', async (step, body, field, code) => {
    const { status, problem } = await moveOrder(step === 'ship' ? seller : buyer, order, step, body);
    expect([status, problem.issues?.map((issue) => [issue.field, issue.code])]).toEqual([
      422,
      [[field, code]],
    ]);
  });

  it('follows the parcel of the carrier that is named, and of another number', async () => {
    const sent = await openOrder(seller, buyer);
    const parcel = { trackingNumber: 'ab-12 34', carrier: 'dhl' };
    expect((await moveOrder(seller, sent, 'ship', parcel)).body.order?.tracking).toEqual({
      number: 'AB1234',
      carrier: 'dhl',
      url: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=AB1234',
    });
    const { body } = await moveOrder(seller, sent, 'track', { trackingNumber: '9400100000000000000000' });
    expect(body.order).toMatchObject({ status: 'shipped', tracking: { carrier: 'usps' } });
    expect((await orderOf(buyer, sent)).tracking?.number).toBe('9400100000000000000000');
  });

  it('can be confirmed by its buyer, whatever the seller does or does not do', async () => {
    const unsent = await openOrder(seller, buyer);
    expect((await moveOrder(buyer, unsent, 'confirm')).body.order?.status).toBe('delivered');
    const said = await shippedOrder(seller, buyer);
    await moveOrder(seller, said, 'deliver');
    expect((await moveOrder(buyer, said, 'confirm')).status).toBe(200);
    expect(await orderOf(buyer, said)).toMatchObject({ status: 'delivered', receivedBy: 'seller' });
  });

  it('is listed page by page, the oldest of what is open first', async () => {
    const [shop, customer] = [await signUpMember(app), await signUpMember(app)];
    const ids: string[] = [];
    for (let n = 0; n < ORDER_LIMITS.page + 2; n++) ids.push(await storeOrder(app, shop.id, customer.id));
    const first = await ordersOf(customer, 'side=buyer');
    const second = await ordersOf(customer, `side=buyer&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect([first.counts?.open, second.counts, second.nextCursor]).toEqual([ids.length, undefined, null]);
    expect((await customer.client.get('/api/orders?side=buyer&cursor=nonsense')).status).toBe(422);
    expect((await customer.client.get('/api/orders?side=both')).status).toBe(422);
  });
});
