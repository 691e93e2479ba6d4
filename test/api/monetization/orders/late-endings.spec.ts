import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TellBuyerOnListingSold } from '../../../../src/catalog/sales/tell-buyer.on-listing-sold.js';
import { EndMeetupsOnDealCalledOff } from '../../../../src/community/meetup-endings/end-meetups.on-deal-called-off.js';
import { SettleMeetupsOnListingSold } from '../../../../src/community/meetup-endings/settle-meetups.on-listing-sold.js';
import { CloseOffersOnListingChanged } from '../../../../src/messaging/offer-endings/close-offers.on-listing-changed.js';
import { EndDealOnListingChanged } from '../../../../src/messaging/offer-endings/end-deal.on-listing-changed.js';
import { SettleOffersOnListingSold } from '../../../../src/messaging/offer-endings/settle-offers.on-listing-sold.js';
import { EndOrdersOnDealCalledOff } from '../../../../src/monetization/order-endings/end-orders.on-deal-called-off.js';
import { SettleOrdersOnListingSold } from '../../../../src/monetization/order-endings/settle-orders.on-listing-sold.js';
import { WithdrawRequestOnMeetupChanged } from '../../../../src/monetization/order-endings/withdraw-request.on-meetup-changed.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { holdReactions } from '../../../support/runner/late-reactions.js';
import { agreeToMeet, meetupOf, proposeMeetup } from '../../../support/world/community/meetups.js';
import { detail, publish } from '../../../support/world/listings.js';
import { converse } from '../../../support/world/messaging/conversations.js';
import { move, offer, offerIn } from '../../../support/world/messaging/offers.js';
import { askToShip, boughtInRoom, orderOf } from '../../../support/world/monetization/orders.js';
import { notifications } from '../../../support/world/notifications.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { selling } from '../../../support/world/selling.js';

describe('what reacts late leaves alone what was agreed since:', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    [seller, buyer] = [await signUpMember(app), await signUpMember(app)];
    listing = await publish(seller.client, { price: 120 });
    await app.outbox.delivered();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const statusOf = async () => (await detail(new Client(app.url), listing)).status;

  /** What keeps the listing for a buyer; answers how it stands. */
  const agreements = {
    'a deal': async () => {
      const made = await offer(buyer, seller, listing, '$100');
      expect((await move(seller, made, 'accept')).status).toBe(200);
      return async () => (await offerIn(buyer, made)).status;
    },
    'a purchase': async () => {
      const order = await boughtInRoom(app, seller, buyer, listing);
      return async () => (await orderOf(buyer, order)).status;
    },
    'a meetup': async () => {
      const meetup = await agreeToMeet(buyer, seller, listing);
      return async () => (await meetupOf(buyer, meetup)).status;
    },
  };
  const STANDS = { 'a deal': 'accepted', 'a purchase': 'pending_shipment', 'a meetup': 'confirmed' };

  describe.each(['a deal', 'a purchase', 'a meetup'] as const)('%s', (kind) => {
    const expectKept = async (state: () => Promise<string>) =>
      expect([await state(), await statusOf()]).toEqual([STANDS[kind], 'pending']);

    it('after a sale to somebody else that fell through', async () => {
      const first = await signUpMember(app);
      await converse(first, seller, 'I take it.', listing);
      const react = holdReactions(
        app,
        SettleMeetupsOnListingSold,
        SettleOrdersOnListingSold,
        SettleOffersOnListingSold,
      );
      expect((await selling(seller.client, listing).sell({ price: 90, buyerId: first.id })).status).toBe(201);
      expect((await selling(seller.client, listing).relist()).status).toBe(204);
      await app.outbox.delivered();
      const state = await agreements[kind]();
      await react();
      await expectKept(state);
    });
  });

  it.each(['a purchase', 'a meetup'] as const)(
    '%s, after the two called off a deal of before',
    async (kind) => {
      const made = await offer(buyer, seller, listing, '$90');
      await move(seller, made, 'accept');
      await app.outbox.delivered();
      const react = holdReactions(app, EndMeetupsOnDealCalledOff, EndOrdersOnDealCalledOff);
      expect((await move(buyer, made, 'cancel')).status).toBe(200);
      const state = await agreements[kind]();
      await react();
      expect([await state(), await statusOf()]).toEqual([STANDS[kind], 'pending']);
    },
  );

  it.each(['a purchase', 'a meetup'] as const)(
    '%s, and who called its deal off, when it hears first that the listing is for sale again',
    async (kind) => {
      const made = await offer(buyer, seller, listing, '$90');
      const meetup = kind === 'a meetup' && (await agreeToMeet(buyer, seller, listing));
      await move(seller, made, 'accept');
      await app.outbox.delivered();
      const order = !meetup && (await askToShip(buyer, listing)).body;
      const react = holdReactions(app, EndMeetupsOnDealCalledOff, EndOrdersOnDealCalledOff);
      expect((await move(buyer, made, 'cancel')).status).toBe(200);
      await react();
      const ended = meetup ? await meetupOf(seller, meetup) : order && (await orderOf(seller, order));
      expect(ended).toMatchObject({ status: 'canceled', cancel: { cause: 'deal-canceled', by: 'buyer' } });
    },
  );

  it('a request to ship, after its buyer had asked to meet', async () => {
    const made = await offer(buyer, seller, listing, '$90');
    await move(seller, made, 'accept');
    const react = holdReactions(app, WithdrawRequestOnMeetupChanged);
    await proposeMeetup(buyer, listing);
    const { body: asked } = await askToShip(buyer, listing);
    await react();
    expect((await orderOf(buyer, asked)).status).toBe('requested');
  });

  it('what a buyer is told of a sale that fell through', async () => {
    await converse(buyer, seller, 'I take it.', listing);
    const react = holdReactions(app, TellBuyerOnListingSold);
    await selling(seller.client, listing).sell({ price: 90, buyerId: buyer.id });
    await selling(seller.client, listing).relist();
    await react();
    const told = (await notifications(buyer.client)).items.filter(({ link }) => link?.includes(listing));
    expect(told.map(({ code }) => code)).toEqual(['sale-cancelled']);
  });

  it('an offer, after a sale that fell through', async () => {
    const react = holdReactions(app, CloseOffersOnListingChanged);
    await selling(seller.client, listing).sell({ price: 90 });
    await selling(seller.client, listing).relist();
    await app.outbox.delivered();
    const made = await offer(buyer, seller, listing, '$100');
    await react();
    expect((await offerIn(buyer, made)).status).toBe('negotiating');
  });

  it('no meetup of a deal that its seller has ended, whatever comes late from before it', async () => {
    const react = holdReactions(app, EndDealOnListingChanged);
    await seller.client.patch(`/api/listings/${listing}`, { price: 110 });
    const made = await offer(buyer, seller, listing, '$90');
    await move(seller, made, 'accept');
    const meetup = await agreeToMeet(buyer, seller, listing);
    expect((await selling(seller.client, listing).release()).status).toBe(204);
    await react();
    expect((await meetupOf(buyer, meetup)).status).toBe('canceled');
    expect(await statusOf()).toBe('active');
  });

  it.each(['a purchase', 'a meetup'] as const)(
    '%s, after a deal that its seller ended by offering it again',
    async (kind) => {
      const made = await offer(buyer, seller, listing, '$90');
      await move(seller, made, 'accept');
      await app.outbox.delivered();
      const react = holdReactions(app, EndDealOnListingChanged);
      expect((await selling(seller.client, listing).release()).status).toBe(204);
      await app.outbox.delivered();
      const state = await agreements[kind]();
      await react();
      expect([await state(), await statusOf()]).toEqual([STANDS[kind], 'pending']);
    },
  );
});
