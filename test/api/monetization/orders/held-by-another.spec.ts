import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'kysely';
import { EndMeetupsOnListingChanged } from '../../../../src/community/meetup-endings/end-meetups.on-listing-changed.js';
import { EndDealOnListingChanged } from '../../../../src/messaging/offer-endings/end-deal.on-listing-changed.js';
import { EndOrdersOnListingChanged } from '../../../../src/monetization/order-endings/end-orders.on-listing-changed.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { type Answer, Client } from '../../../support/app/client.js';
import { heldUp } from '../../../support/runner/held-up.js';
import { holdReactions } from '../../../support/runner/late-reactions.js';
import {
  agreeToMeet,
  meetupOf,
  moveMeetup,
  proposeMeetup,
} from '../../../support/world/community/meetups.js';
import { detail, publish } from '../../../support/world/listings.js';
import { move, offer, offerIn } from '../../../support/world/messaging/offers.js';
import { boughtInRoom, moveOrder, openOrder, orderOf } from '../../../support/world/monetization/orders.js';
import { leaveForGood, signUpMember, type TestMember } from '../../../support/world/people.js';
import { selling } from '../../../support/world/selling.js';

/** What keeps the listing for a buyer: how it is given up, and how it stands. */
interface Hold {
  listing: string;
  giveUp: () => Promise<Answer | void>;
  stands: () => Promise<boolean>;
}

describe('what falls through after its listing was offered again and somebody else has it', () => {
  let app: TestApp;
  let seller: TestMember;
  let first: TestMember;
  let second: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    [seller, first, second] = [await signUpMember(app), await signUpMember(app), await signUpMember(app)];
    listing = await publish(seller.client, { price: 120 });
    await app.outbox.delivered();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const statusOf = async () => (await detail(new Client(app.url), listing)).status;

  const holdBack = () =>
    holdReactions(app, EndOrdersOnListingChanged, EndDealOnListingChanged, EndMeetupsOnListingChanged);

  const holds = {
    'a deal': async (buyer: TestMember): Promise<Hold> => {
      const made = await offer(buyer, seller, listing, '$100');
      expect((await move(seller, made, 'accept')).status).toBe(200);
      return {
        listing,
        giveUp: () => move(buyer, made, 'cancel'),
        stands: async () => (await offerIn(buyer, made)).status === 'accepted',
      };
    },
    'a deal whose buyer leaves': async (buyer: TestMember): Promise<Hold> => ({
      ...(await holds['a deal'](buyer)),
      giveUp: () => leaveForGood(app, buyer),
    }),
    'an order of a deal': async (buyer: TestMember): Promise<Hold> => {
      const order = await openOrder(seller, buyer);
      listing = order.listing;
      return {
        listing,
        giveUp: () => moveOrder(buyer, order, 'cancel'),
        stands: async () => (await orderOf(buyer, order)).status === 'pending_shipment',
      };
    },
    'a purchase in a room': async (buyer: TestMember): Promise<Hold> => {
      const order = await boughtInRoom(app, seller, buyer, listing);
      return {
        listing,
        giveUp: () => moveOrder(buyer, order, 'cancel'),
        stands: async () => (await orderOf(buyer, order)).status === 'pending_shipment',
      };
    },
    'a meetup': async (buyer: TestMember): Promise<Hold> => {
      const meetup = await agreeToMeet(buyer, seller, listing);
      return {
        listing,
        giveUp: () => moveMeetup(buyer, meetup, 'cancel'),
        stands: async () => (await meetupOf(buyer, meetup)).status === 'confirmed',
      };
    },
    'its seller': async (_: TestMember): Promise<Hold> => {
      expect((await selling(seller.client, listing).reserve()).status).toBe(204);
      return { listing, giveUp: () => selling(seller.client, listing).release(), stands: async () => true };
    },
  };

  it.each([
    ['a purchase in a room', 'a deal'],
    ['a purchase in a room', 'a meetup'],
    ['a purchase in a room', 'its seller'],
    ['a meetup', 'a deal'],
    ['a meetup', 'a purchase in a room'],
    ['a meetup', 'its seller'],
    ['a deal', 'a meetup'],
    ['a deal', 'a purchase in a room'],
    ['a deal', 'its seller'],
    ['a deal whose buyer leaves', 'a meetup'],
    ['an order of a deal', 'a meetup'],
    ['an order of a deal', 'a purchase in a room'],
  ] as const)('%s leaves it to %s', async (one, other) => {
    const before = await holds[one](first);
    await app.outbox.delivered();
    const reactAll = holdBack();
    expect((await selling(seller.client, listing).release()).status).toBe(204);
    await app.outbox.delivered();
    const after = await holds[other](second);
    expect((await before.giveUp())?.status ?? 200).toBe(200);
    expect([await statusOf(), await after.stands()]).toEqual(['pending', true]);
    await reactAll();
    expect([await statusOf(), await after.stands()]).toEqual(['pending', true]);
    await after.giveUp();
    await app.outbox.delivered();
    expect(await statusOf()).toBe('active');
  });

  it.each([
    ['a purchase in a room', 'its seller'],
    ['a meetup', 'its seller'],
    ['a deal', 'its seller'],
    ['a deal', 'a meetup'],
    ['a deal', 'a purchase in a room'],
  ] as const)('%s that ends by itself leaves it to %s', async (one, other) => {
    const before = await holds[one](first);
    await app.outbox.delivered();
    const reactAll = holdBack();
    expect((await selling(seller.client, listing).release()).status).toBe(204);
    const after = await holds[other](second);
    await reactAll();
    expect([await before.stands(), await after.stands(), await statusOf()]).toEqual([false, true, 'pending']);
  });

  const afterRelease = async <Taken>(take: () => Promise<Taken>): Promise<Taken> => {
    const row = sql`id from catalog.listings where id = ${listing}`;
    const [released, taken] = await heldUp(app, row, selling(seller.client, listing).release, take);
    expect(released.status).toBe(204);
    await app.outbox.delivered();
    return taken;
  };

  describe('is not what had to wait until the listing was offered again:', () => {
    let meetup: Awaited<ReturnType<typeof proposeMeetup>>;

    beforeEach(async () => {
      meetup = await proposeMeetup(second, listing);
      await selling(seller.client, listing).reserve();
      // What reacts to it would wait as well, and be taken for the release.
      await app.outbox.delivered();
    });

    it('a purchase', async () => {
      const purchase = await afterRelease(() => holds['a purchase in a room'](second));
      expect([await purchase.stands(), await statusOf()]).toEqual([true, 'pending']);
    });

    it('a meetup', async () => {
      expect((await afterRelease(() => moveMeetup(seller, meetup, 'confirm'))).status).toBe(200);
      expect([(await meetupOf(second, meetup)).status, await statusOf()]).toEqual(['confirmed', 'pending']);
    });
  });

  it.each(['a deal', 'a purchase in a room', 'a meetup', 'an order of a deal'] as const)(
    '%s gives back what it holds itself',
    async (one) => {
      const hold = await holds[one](first);
      expect([await statusOf(), await hold.stands()]).toEqual(['pending', true]);
      await hold.giveUp();
      await app.outbox.delivered();
      expect([await statusOf(), await hold.stands()]).toEqual(['active', false]);
    },
  );
});
