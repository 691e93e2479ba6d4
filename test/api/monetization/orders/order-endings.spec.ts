import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { MINUTE_MS } from '#contract/time';
import { ListingChanged } from '../../../../src/catalog/catalog.contract.js';
import { EndOrdersOnListingChanged } from '../../../../src/monetization/order-endings/end-orders.on-listing-changed.js';
import { OrderGaveWay } from '../../../../src/monetization/order-endings/order-gave-way.js';
import { ReleaseListingOnOrderGaveWay } from '../../../../src/monetization/order-endings/release-listing.on-order-gave-way.js';
import { WithdrawRequestOnMeetupChanged } from '../../../../src/monetization/order-endings/withdraw-request.on-meetup-changed.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { holdReactions } from '../../../support/runner/late-reactions.js';
import { agreeToMeet, hoursAfter, moveMeetup } from '../../../support/world/community/meetups.js';
import { detail, publish } from '../../../support/world/listings.js';
import { move } from '../../../support/world/messaging/offers.js';
import {
  agreed,
  askToShip,
  boughtInRoom,
  HOME,
  moveOrder,
  offerToShip,
  openOrder,
  orderOf,
  shippedOrder,
} from '../../../support/world/monetization/orders.js';
import { notifications } from '../../../support/world/notifications.js';
import { leaveForGood, signUpMember, type TestMember } from '../../../support/world/people.js';
import { salesOf, selling } from '../../../support/world/selling.js';

describe('what happens around an order', () => {
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
  const later = () => app.setTime(new Date(Date.now() + MINUTE_MS));
  const expectCanceled = async (order: { id: string }, cause: string, by: string | null = null) => {
    await app.outbox.delivered();
    expect(await orderOf(buyer, order)).toMatchObject({
      status: 'canceled',
      cancel: { cause, by },
      shipTo: null,
      may: [],
    });
  };

  it.each(['buyer', 'seller'] as const)('a %s calls the deal off', async (side) => {
    const order = await openOrder(seller, buyer);
    await move(side === 'buyer' ? buyer : seller, order.offer, 'cancel');
    await expectCanceled(order, 'deal-canceled', side);
    expect(await statusOf(order.listing)).toBe('active');
  });

  it('the seller, who was a guest then and has joined since, offers it again', async () => {
    const order = await openOrder(seller, buyer);
    await app.outbox.delivered();
    const at = new Date(Date.now() + MINUTE_MS).toISOString();
    const changed = new ListingChanged(order.listing, randomUUID(), 'Lamp', 10, 'active', null, at);
    const reaction = app.nest.get(EndOrdersOnListingChanged);
    await app.nest
      .get(EntityManager)
      .fork()
      .transactional(() => reaction.react(changed));
    await expectCanceled(order, 'deal-canceled', 'seller');
    const past = (await orderOf(buyer, order)).history.at(-1);
    expect(past).toMatchObject({ event: 'canceled', cause: 'deal-canceled', by: 'seller' });
  });

  it('the seller offers it again, unless it is on its way', async () => {
    const order = await openOrder(seller, buyer);
    await app.outbox.delivered();
    later();
    await selling(seller.client, order.listing).release();
    await expectCanceled(order, 'deal-canceled', 'seller');

    const sent = await shippedOrder(seller, buyer);
    const act = selling(seller.client, sent.listing);
    expect((await act.release()).problem).toMatchObject({ status: 409, code: 'catalog.listing-shipped' });
    expect((await act.sell({ price: 10 })).problem.code).toBe('catalog.listing-shipped');
    expect((await orderOf(buyer, sent)).status).toBe('shipped');
    // Marked as sold to who gets it, it is not for anybody else either.
    await act.sell({ price: 10, buyerId: buyer.id });
    expect((await act.relist()).problem).toMatchObject({ status: 409, code: 'catalog.listing-shipped' });
    expect(await salesOf(app, sent.listing)).toMatchObject([{ voided: false }]);
  });

  it('what the seller has seen to is still its buyer’s, until it is at its end', async () => {
    const order = await shippedOrder(seller, buyer);
    await moveOrder(buyer, order, 'report');
    await moveOrder(seller, order, 'resolve');
    for (const either of [buyer, seller])
      expect((await move(either, order.offer, 'cancel')).problem.code).toBe('messaging.deal-shipped');
    const act = selling(seller.client, order.listing);
    expect((await act.release()).problem.code).toBe('catalog.listing-shipped');
    expect((await act.sell({ price: 10 })).problem.code).toBe('catalog.listing-shipped');
    expect((await askToShip(buyer, order.listing)).body.id).toBe(order.id);
    expect((await offerToShip(seller, order.listing, buyer)).body.id).toBe(order.id);
    expect(await orderOf(buyer, order)).toMatchObject({ status: 'resolved', may: ['confirm', 'report'] });
  });

  it('the seller sells it to somebody else', async () => {
    const order = await openOrder(seller, buyer);
    await app.outbox.delivered();
    await selling(seller.client, order.listing).sell({ price: 10 });
    await expectCanceled(order, 'sold');
    expect(await statusOf(order.listing)).toBe('sold');
  });

  it('the seller sells it to its buyer, who still has it sent; called off, it is for sale again', async () => {
    const order = await openOrder(seller, buyer);
    await selling(seller.client, order.listing).sell({ price: 100, buyerId: buyer.id });
    await app.outbox.delivered();
    expect(await orderOf(buyer, order)).toMatchObject({
      status: 'pending_shipment',
      saleId: expect.any(String),
    });
    await moveOrder(buyer, order, 'cancel');
    await app.outbox.delivered();
    expect(await statusOf(order.listing)).toBe('active');
    expect(await salesOf(app, order.listing)).toMatchObject([{ voided: true }]);
  });

  it('the seller sells it to its buyer for another price: the order is one of that price, by the same buyer', async () => {
    const order = await openOrder(seller, buyer);
    expect((await selling(seller.client, order.listing).sell({ price: 90, buyerId: buyer.id })).status).toBe(
      201,
    );
    await app.outbox.delivered();
    expect(await orderOf(buyer, order)).toMatchObject({ status: 'pending_shipment', priceCents: 9000 });
  });

  it('the two meet after all, and it is handed over: a request to send it is at its end', async () => {
    const made = await agreed(seller, buyer);
    const meetup = await agreeToMeet(buyer, seller, made.listing);
    await app.outbox.delivered();
    const { body: asked } = await askToShip(buyer, made.listing);
    app.setTime(hoursAfter(meetup.startsAt, 0));
    expect((await moveMeetup(seller, meetup, 'complete')).body).toMatchObject({ status: 'completed' });
    await expectCanceled(asked, 'meetup');
    expect((await moveOrder(seller, asked, 'accept')).status).toBe(409);
  });

  it('the two meet, and the seller agreed to send it on a page that did not know that yet', async () => {
    const made = await agreed(seller, buyer);
    const meetup = await agreeToMeet(buyer, seller, made.listing);
    await app.outbox.delivered();
    const { body: asked } = await askToShip(buyer, made.listing);
    const react = holdReactions(app, WithdrawRequestOnMeetupChanged);
    app.setTime(hoursAfter(meetup.startsAt, 0));
    await moveMeetup(seller, meetup, 'complete');
    expect((await moveOrder(seller, asked, 'accept')).status).toBe(200);
    await react();
    await expectCanceled(asked, 'meetup');
  });

  it('the listing is deleted: what was not sent ends, what was sent is still received', async () => {
    const order = await openOrder(seller, buyer);
    await seller.client.delete(`/api/listings/${order.listing}`);
    await expectCanceled(order, 'deleted');

    const sent = await shippedOrder(seller, buyer);
    await seller.client.delete(`/api/listings/${sent.listing}`);
    await app.outbox.delivered();
    expect((await moveOrder(buyer, sent, 'confirm')).body.order).toMatchObject({
      status: 'delivered',
      saleId: null,
      image: null,
    });
  });

  it('one of the two blocks the other, and nobody is told who', async () => {
    const order = await openOrder(seller, buyer);
    await buyer.client.put(`/api/people/${seller.id}/block`);
    await expectCanceled(order, 'blocked');
    const made = await agreed(seller, await signUpMember(app));
    expect((await askToShip(buyer, made.listing)).status).toBe(409);
  });

  it.each(['buyer', 'seller'] as const)('the %s leaves, and takes address and words along', async (side) => {
    const order = await openOrder(seller, buyer);
    const sent = await shippedOrder(seller, buyer, { title: 'Reading chair' });
    await moveOrder(buyer, sent, 'report');
    await app.outbox.delivered();
    const [leaver, other] = side === 'buyer' ? [buyer, seller] : [seller, buyer];
    await leaveForGood(app, leaver);
    await app.outbox.delivered();
    const row = await app.db.first(sql<{ text: string }>`
      select json_agg(o)::text as text from monetization.orders o where ${leaver.id}::uuid in (buyer_id, seller_id)`);
    const leadingTo = await app.db.rows(sql`
      select from notifications.notices where person_id = ${other.id} and link like ${`%${leaver.id}%`}`);
    expect(leadingTo).toEqual([]);
    expect(row?.text).not.toMatch(side === 'buyer' ? /Blue Door|leg is broken/ : /Reading chair/);
    expect(await orderOf(other, order)).toMatchObject({ status: 'canceled', cancel: { cause: 'left' } });
    const told = (await notifications(other.client)).items.filter(({ kind }) => kind === 'order');
    expect(told).toMatchObject([{ code: 'order-canceled', link: null }]);
    const left = await orderOf(other, sent);
    expect(left).toMatchObject({ status: 'issue_reported', [side]: { name: '' } });
    // Who waits for a parcel is not stuck with it, nor is who has to settle it.
    const last = await moveOrder(other, sent, side === 'seller' ? 'confirm' : 'resolve');
    expect(last.status).toBe(200);
  });

  it('a room sells it: the listing is kept for the buyer, and given back', async () => {
    const listing = await publish(seller.client, { price: 40 });
    const first = await boughtInRoom(app, seller, buyer, listing);
    expect(await statusOf(listing)).toBe('pending');
    expect(await orderOf(seller, first)).toMatchObject({ source: 'room', shipTo: HOME });
    await moveOrder(seller, first, 'cancel');
    expect(await statusOf(listing)).toBe('active');

    const second = await boughtInRoom(app, seller, buyer, listing);
    await buyer.client.put(`/api/people/${seller.id}/block`);
    await expectCanceled(second, 'blocked');
    expect(await statusOf(listing)).toBe('active');
    const bare = await boughtInRoom(app, seller, buyer);
    expect((await moveOrder(buyer, bare, 'confirm')).body.order).toMatchObject({
      status: 'delivered',
      saleId: null,
    });
  });

  it('what an order kept is not given back once a meetup keeps it', async () => {
    const listing = await publish(seller.client, { price: 40 });
    const order = await boughtInRoom(app, seller, buyer, listing);
    await app.outbox.delivered();
    later();
    await selling(seller.client, listing).release();
    await expectCanceled(order, 'deal-canceled', 'seller');
    await agreeToMeet(await signUpMember(app), seller, listing);
    await app.outbox.delivered();
    const reaction = app.nest.get(ReleaseListingOnOrderGaveWay);
    await app.nest
      .get(EntityManager)
      .fork()
      .transactional(() => reaction.react(new OrderGaveWay(listing, seller.id, order.id)));
    expect(await statusOf(listing)).toBe('pending');
  });
});
