import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ORDER_LIMITS } from '#contract/monetization/orders';
import { DAY_MS, MINUTE_MS } from '#contract/time';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { photo } from '../../../support/files/images.js';
import { agreeToMeet, moveMeetup } from '../../../support/world/community/meetups.js';
import { detail } from '../../../support/world/listings.js';
import { move, offer } from '../../../support/world/messaging/offers.js';
import {
  askToShip,
  moveOrder,
  orderOf,
  sentFromRoom,
  shippedOrder,
} from '../../../support/world/monetization/orders.js';
import { notifications } from '../../../support/world/notifications.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { salesOf, selling } from '../../../support/world/selling.js';
import { uploadImage } from '../../../support/world/uploads.js';

const aPhoto = async ({ client }: TestMember) =>
  (await uploadImage(client, await photo(64, 64).jpeg().toBuffer())).id;

describe('an issue with an order', () => {
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

  const told = async (person: TestMember) => {
    await app.outbox.delivered();
    return (await notifications(person.client)).items.find(({ kind }) => kind === 'order')?.code;
  };

  const inDays = (count: number) => app.setTime(new Date(Date.now() + count * DAY_MS + MINUTE_MS));

  const refundedAndOffered = async () => {
    const order = await shippedOrder(seller, buyer);
    await moveOrder(buyer, order, 'report');
    await moveOrder(seller, order, 'refund');
    await app.outbox.delivered();
    expect((await selling(seller.client, order.listing).release()).status).toBe(204);
    await app.outbox.delivered();
    return order;
  };
  const agreedAnew = async ({ listing }: { listing: string }, amount = '$90') => {
    const again = await offer(buyer, seller, listing, amount);
    expect((await move(seller, again, 'accept')).status).toBe(200);
  };

  it('is reported with a reason, words and photos, which the seller sees', async () => {
    const order = await sentFromRoom(app, seller, buyer);
    const imageIds = [await aPhoto(buyer)];
    const issue = { reason: 'damaged', text: 'The leg is broken.', imageIds };
    expect((await moveOrder(buyer, order, 'report', issue)).body.order?.status).toBe('issue_reported');
    expect(await told(seller)).toBe('order-reported');
    expect(await orderOf(seller, order)).toMatchObject({
      issue: { reason: 'damaged', text: 'The leg is broken.', photos: [{ id: imageIds[0] }], answer: '' },
      may: ['track', 'resolve', 'refund'],
    });
    // Said anew, with other photos: those before go.
    await moveOrder(seller, order, 'resolve', {});
    await moveOrder(buyer, order, 'report', { reason: 'other', imageIds: [] });
    expect((await orderOf(seller, order)).issue).toMatchObject({ reason: 'other', text: '', photos: [] });
  });

  it('has photos of one’s own only, and not too many', async () => {
    const order = await sentFromRoom(app, seller, buyer);
    const foreign = await moveOrder(buyer, order, 'report', {
      reason: 'damaged',
      imageIds: [await aPhoto(seller)],
    });
    expect(foreign.status).toBe(422);
    const many = Array.from({ length: ORDER_LIMITS.photos + 1 }, () => crypto.randomUUID());
    const { problem } = await moveOrder(buyer, order, 'report', { reason: 'damaged', imageIds: many });
    expect(problem.issues).toMatchObject([{ code: 'too-many-images' }]);
    expect((await orderOf(buyer, order)).status).toBe('shipped');
  });

  it('is resolved by the seller, and confirmed or reported again by the buyer', async () => {
    const order = await shippedOrder(seller, buyer);
    await moveOrder(buyer, order, 'report');
    const resolved = await moveOrder(seller, order, 'resolve', { answer: 'A new leg is on its way.' });
    expect(resolved.body.order).toMatchObject({
      status: 'resolved',
      issue: { answer: 'A new leg is on its way.' },
    });
    expect(await told(buyer)).toBe('order-resolved');
    expect(await orderOf(buyer, order)).toMatchObject({ may: ['confirm', 'report'] });
    await moveOrder(buyer, order, 'report', { reason: 'damaged' });
    expect((await orderOf(seller, order)).issue?.answer).toBe('');
    await moveOrder(seller, order, 'resolve', {});
    expect((await moveOrder(buyer, order, 'confirm')).body.order?.status).toBe('delivered');
    expect(await salesOf(app, order.listing)).toHaveLength(1);
  });

  it('is refunded by the seller: there is no sale, and the item stays reserved until it is offered again', async () => {
    const order = await shippedOrder(seller, buyer);
    await moveOrder(buyer, order, 'report', { reason: 'not-arrived' });
    await moveOrder(seller, order, 'refund', { answer: 'Sorry!' });
    expect(await told(buyer)).toBe('order-refunded');
    expect(await orderOf(buyer, order)).toMatchObject({ status: 'refunded', may: ['confirm', 'report'] });
    expect(await salesOf(app, order.listing)).toEqual([]);
    expect((await detail(new Client(app.url), order.listing)).status).toBe('pending');
    expect((await moveOrder(buyer, order, 'confirm')).body.order).toMatchObject({
      status: 'refunded',
      may: [],
    });
    expect(await told(seller)).toBe('order-settled');
    expect((await moveOrder(buyer, order, 'report')).status).toBe(409);
    expect((await selling(seller.client, order.listing).release()).status).toBe(204);
  });

  describe('reported again after a refund', () => {
    it('keeps the item from nobody whom it is promised to meanwhile', async () => {
      const order = await refundedAndOffered();
      const other = await signUpMember(app);
      const meetup = await agreeToMeet(other, seller, order.listing);
      expect((await moveOrder(buyer, order, 'report')).body.order?.status).toBe('issue_reported');
      app.setTime(new Date(meetup.startsAt));
      expect((await moveMeetup(seller, meetup, 'complete')).status).toBe(200);
      await app.outbox.delivered();
      expect((await detail(new Client(app.url), order.listing)).status).toBe('sold');
      await moveOrder(seller, order, 'resolve');
      const ended = await moveOrder(buyer, order, 'confirm');
      expect(ended.body.order).toMatchObject({ status: 'delivered', saleId: null });
    });

    it('is confirmed without a sale of what is kept for somebody else', async () => {
      const order = await refundedAndOffered();
      const meetup = await agreeToMeet(await signUpMember(app), seller, order.listing);
      await moveOrder(buyer, order, 'report');
      const ended = await moveOrder(buyer, order, 'confirm');
      expect(ended.body.order).toMatchObject({ status: 'delivered', saleId: null });
      expect(await salesOf(app, order.listing)).toEqual([]);
      app.setTime(new Date(meetup.startsAt));
      expect((await moveMeetup(seller, meetup, 'complete')).status).toBe(200);
    });

    it('stands beside a new order of the two, whichever comes first', async () => {
      const order = await refundedAndOffered();
      await agreedAnew(order);
      const second = (await askToShip(buyer, order.listing)).body;
      expect((await moveOrder(buyer, order, 'report')).body.order?.status).toBe('issue_reported');
      expect((await moveOrder(seller, second, 'accept')).status).toBe(200);
      expect((await askToShip(buyer, order.listing)).body.id).toBe(second.id);
      // What the one has come to is nothing to the other.
      expect((await moveOrder(buyer, order, 'confirm')).body.order).toMatchObject({ saleId: null });
      expect((await orderOf(buyer, second)).status).toBe('pending_shipment');

      const reported = await refundedAndOffered();
      await moveOrder(buyer, reported, 'report');
      await agreedAnew(reported);
      const { status, body } = await askToShip(buyer, reported.listing);
      expect(status).toBe(201);
      expect(body.id).not.toBe(reported.id);
    });
  });

  it('keeps its price, and takes no sale of what the two agree on later', async () => {
    const order = await refundedAndOffered();
    await moveOrder(buyer, order, 'report');
    await agreedAnew(order, '$70');
    const second = (await askToShip(buyer, order.listing)).body;
    await moveOrder(seller, second, 'accept');
    await moveOrder(buyer, second, 'confirm');
    await app.outbox.delivered();
    expect(await orderOf(buyer, second)).toMatchObject({ priceCents: 7000, saleId: expect.any(String) });
    expect(await orderOf(buyer, order)).toMatchObject({ priceCents: 10_000, saleId: null });
    const ended = await moveOrder(buyer, order, 'confirm');
    expect(ended.body.order).toMatchObject({ status: 'delivered', priceCents: 10_000, saleId: null });
  });

  it('keeps nothing, either, once the sale it was received with was called off', async () => {
    const order = await shippedOrder(seller, buyer);
    await moveOrder(buyer, order, 'confirm');
    await app.outbox.delivered();
    const act = selling(seller.client, order.listing);
    expect((await act.relist()).status).toBe(204);
    await app.outbox.delivered();
    expect((await moveOrder(buyer, order, 'report')).body.order?.status).toBe('issue_reported');
    expect((await act.sell({ price: 10 })).status).toBe(201);
  });

  it('keeps the item while its sale stands', async () => {
    const order = await shippedOrder(seller, buyer);
    await moveOrder(seller, order, 'deliver');
    await moveOrder(buyer, order, 'report', { reason: 'not-arrived' });
    const { problem } = await selling(seller.client, order.listing).relist();
    expect(problem).toMatchObject({ status: 409, code: 'catalog.listing-shipped' });
  });

  it('can be reported for two weeks after it was received', async () => {
    const order = await sentFromRoom(app, seller, buyer);
    await moveOrder(seller, order, 'deliver');
    inDays(ORDER_LIMITS.reportableDays);
    expect((await moveOrder(buyer, order, 'report')).problem).toMatchObject({
      status: 409,
      code: 'monetization.order-too-late',
    });
    inDays(ORDER_LIMITS.reportableDays - 1);
    expect((await moveOrder(buyer, order, 'report')).body.order?.status).toBe('issue_reported');
  });
});
