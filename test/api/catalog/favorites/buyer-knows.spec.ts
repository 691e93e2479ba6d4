import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReserveListing } from '../../../../src/catalog/catalog.contract.js';
import { TellSavers } from '../../../../src/catalog/favorites/tell-savers.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { heldUp } from '../../../support/runner/held-up.js';
import { agreeToMeet, moveMeetup } from '../../../support/world/community/meetups.js';
import { favorites, save } from '../../../support/world/favorites.js';
import { storeListing } from '../../../support/world/listings.js';
import { converse } from '../../../support/world/messaging/conversations.js';
import { move, offer } from '../../../support/world/messaging/offers.js';
import { boughtInRoom, moveOrder } from '../../../support/world/monetization/orders.js';
import { notifications } from '../../../support/world/notifications.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { selling } from '../../../support/world/selling.js';

const newsFor = async ({ client }: TestMember) =>
  (await notifications(client)).items.filter(({ kind }) => kind === 'listing').map(({ code }) => code);

describe('Who saved a listing and gets it', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let other: TestMember;
  let listing: string;
  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app);
  });
  beforeEach(async () => {
    [buyer, other] = [await signUpMember(app), await signUpMember(app)];
    listing = await storeListing(app, seller, { title: 'City bike', price: 20 });
    for (const { client } of [buyer, other]) await save(client, listing);
    await app.outbox.delivered();
  });
  afterAll(() => app.stop());

  /** Of what they saved: to the buyer, and to somebody else. */
  const told = async () => {
    await app.outbox.delivered();
    return [await newsFor(buyer), await newsFor(other)];
  };
  const sell = () => selling(seller.client, listing).sell({ price: 15, buyerId: buyer.id });
  const inTransaction = (work: () => Promise<unknown>) =>
    app.nest.get(EntityManager).fork().transactional(work);

  it('is not told that somebody does: of an offer that was accepted, nor of the sale', async () => {
    await move(seller, await offer(buyer, seller, listing, '$15'), 'accept');
    expect(await told()).toEqual([[], ['listing-pending']]);
    expect((await favorites(buyer.client)).items).toMatchObject([{ id: listing, status: 'pending' }]);
    expect((await sell()).status).toBe(201);
    expect(await told()).toEqual([[], ['listing-sold']]);
  });

  it('is not told that somebody does: of a meetup', async () => {
    await agreeToMeet(buyer, seller, listing);
    expect(await told()).toEqual([[], ['listing-pending']]);
  });

  it('is not told that somebody does: of an order', async () => {
    await boughtInRoom(app, seller, buyer, listing);
    expect(await told()).toEqual([[], ['listing-pending']]);
  });

  it('is not told that somebody does: of a sale that nothing went before', async () => {
    await converse(buyer, seller, 'Is it still there?', listing);
    expect((await sell()).status).toBe(201);
    expect(await told()).toEqual([[], ['listing-sold']]);
  });

  it.each(['buyer', 'seller'] as const)(
    'is not told that they do not after all: the %s says so',
    async (who) => {
      const person = who === 'buyer' ? buyer : seller;
      const agreements = [
        async () => {
          const made = await offer(buyer, seller, listing, '$15');
          await move(seller, made, 'accept');
          return () => move(person, made, 'cancel');
        },
        async () => {
          const meetup = await agreeToMeet(buyer, seller, listing);
          return () => moveMeetup(person, meetup, 'cancel');
        },
        async () => {
          const order = await boughtInRoom(app, seller, buyer, listing);
          return () => moveOrder(person, order, 'cancel');
        },
      ];
      for (const agree of agreements) {
        const callOff = await agree();
        await app.outbox.delivered();
        expect((await callOff()).status).toBe(200);
        const [mine, theirs] = await told();
        expect([mine, theirs?.[0]]).toEqual([[], 'listing-available']);
      }
    },
  );

  it('is told when somebody else gets it after all', async () => {
    await move(seller, await offer(buyer, seller, listing, '$15'), 'accept');
    await selling(seller.client, listing).sell({ price: 20 });
    expect(await told()).toEqual([['listing-sold'], ['listing-sold']]);
  });

  it('knows so for good, though savers are told of something else at the same moment', async () => {
    await app.db.rows(sql`update catalog.listings set price_cents = 1500 where id = ${listing}`);
    await heldUp(
      app,
      sql`from catalog.favorites where listing_id = ${listing} and person_id = ${buyer.id}`,
      () =>
        inTransaction(() =>
          app.nest.get(CommandBus).execute(new ReserveListing(listing, seller.id, randomUUID(), buyer.id)),
        ),
      () => inTransaction(() => app.nest.get(TellSavers).tell(listing)),
    );
    expect(await told()).toEqual([['listing-price-drop'], ['listing-pending']]);
  });
});
