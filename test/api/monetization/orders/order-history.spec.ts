import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderHappeningShape } from '#contract/monetization/orders';
import { HOUR_MS } from '#contract/time';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import {
  agreed,
  askToShip,
  boughtInRoom,
  moveOrder,
  openOrder,
  orderOf,
  PARCEL,
  shippedOrder,
} from '../../../support/world/monetization/orders.js';
import { leaveForGood, signUpMember, type TestMember } from '../../../support/world/people.js';

const NUMBER = PARCEL.trackingNumber.replaceAll(' ', '');

/** What happened, by whom, and what came with it. */
const told = (history: readonly OrderHappeningShape[]) =>
  history.map(({ event, by, ...said }) => {
    const { reason, cause, trackingNumber, words } = said;
    return [event, by, ...[reason, cause, trackingNumber, words].filter(Boolean)];
  });
const historyOf = async (person: TestMember, order: { id: string }) =>
  told((await orderOf(person, order)).history);

describe('the history of an order', () => {
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

  it('tells both of each move, with its words and its parcel', async () => {
    const order = await shippedOrder(seller, buyer);
    await moveOrder(seller, order, 'track', { trackingNumber: '9205590175547700027199' });
    await moveOrder(buyer, order, 'report', { reason: 'damaged', text: 'The leg is broken.' });
    await moveOrder(seller, order, 'resolve', { answer: 'A new leg is on its way.' });
    await moveOrder(buyer, order, 'report', { reason: 'not-arrived', text: 'No leg has come.' });
    await moveOrder(seller, order, 'refund', { answer: 'You have the money back.' });
    await moveOrder(buyer, order, 'confirm');
    const expected = [
      ['requested', 'buyer'],
      ['opened', 'seller'],
      ['shipped', 'seller', NUMBER],
      ['tracked', 'seller', '9205590175547700027199'],
      ['reported', 'buyer', 'damaged', 'The leg is broken.'],
      ['resolved', 'seller', 'A new leg is on its way.'],
      ['reported', 'buyer', 'not-arrived', 'No leg has come.'],
      ['refunded', 'seller', 'You have the money back.'],
      ['settled', 'buyer'],
    ];
    expect(await historyOf(buyer, order)).toEqual(expected);
    expect(await historyOf(seller, order)).toEqual(expected);
  });

  it('says when each was', async () => {
    const begun = Date.now();
    const order = await openOrder(seller, buyer);
    app.setTime(new Date(begun + 5 * HOUR_MS));
    await moveOrder(seller, order, 'ship');
    const { history, shippedAt } = await orderOf(buyer, order);
    expect(history.at(-1)).toMatchObject({ event: 'shipped', at: shippedAt });
    expect(history.map(({ at }) => at).toSorted()).toEqual(history.map(({ at }) => at));
  });

  it('tells that an address was said, and never which', async () => {
    const order = await openOrder(seller, buyer);
    await moveOrder(buyer, order, 'address');
    await moveOrder(buyer, order, 'address');
    expect((await historyOf(seller, order)).at(-1)).toEqual(['addressed', 'buyer']);
    const { history } = await orderOf(seller, order);
    expect(JSON.stringify(history)).not.toMatch(/Blue Door|Weber/);
    expect(history.filter(({ event }) => event === 'addressed')).toHaveLength(1);
  });

  it('tells of an end that neither of them moved', async () => {
    const { listing } = await agreed(seller, buyer);
    const { body } = await askToShip(buyer, listing);
    await seller.client.delete(`/api/listings/${listing}`);
    await app.outbox.delivered();
    expect(await historyOf(buyer, body)).toEqual([
      ['requested', 'buyer'],
      ['canceled', null, 'deleted'],
    ]);
  });

  it('keeps nothing that was said by who has left', async () => {
    const order = await boughtInRoom(app, seller, buyer);
    await moveOrder(seller, order, 'ship');
    await moveOrder(buyer, order, 'report', { reason: 'damaged', text: 'Call me: 555 0142.' });
    await moveOrder(seller, order, 'resolve', { answer: 'I sent another one.' });
    await leaveForGood(app, buyer);
    expect(await historyOf(seller, order)).toEqual([
      ['opened', 'buyer'],
      ['shipped', 'seller', NUMBER],
      ['reported', 'buyer', 'damaged'],
      ['resolved', 'seller', 'I sent another one.'],
    ]);
  });
});
