import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ORDER_LIMITS } from '#contract/monetization/orders';
import { DAY_MS, MINUTE_MS } from '#contract/time';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { photo } from '../../../support/files/images.js';
import { detail } from '../../../support/world/listings.js';
import {
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
