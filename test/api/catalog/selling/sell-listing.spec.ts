import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { RecordSale } from '../../../../src/catalog/catalog.contract.js';
import { SALES_PER_HOUR } from '../../../../src/catalog/sales/sell-listing.command.js';
import type { MarketAnswer } from '../../../../src/catalog/trending/market.dto.js';
import { MarketLife } from '../../../../src/catalog/trending/market-life.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { browse, detail, storeListing, takeDown } from '../../../support/world/listings.js';
import { converse } from '../../../support/world/messaging/conversations.js';
import { notifications } from '../../../support/world/notifications.js';
import {
  createGuest,
  leaveForGood,
  makeAdmin,
  signUpMember,
  type TestMember,
} from '../../../support/world/people.js';
import { salesOf, selling } from '../../../support/world/selling.js';

const AT_ONCE = 20;

describe('selling a listing', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app, { fullName: 'Mara K' });
    buyer = await signUpMember(app, { fullName: 'Jonas W' });
  });
  beforeEach(async () => {
    listing = await storeListing(app, seller, { title: 'Walnut lounge chair', price: 120 });
  });
  afterAll(() => app.stop());

  const as = ({ client }: Pick<TestMember, 'client'> = seller) => selling(client, listing);
  const sales = (id = listing) => salesOf(app, id);
  const status = async () => (await detail(new Client(app.url), listing)).status;
  const told = async ({ client }: TestMember) => {
    await app.outbox.delivered();
    return (await notifications(client)).items.filter(({ link }) => link?.includes(listing));
  };

  it('takes it off the market and keeps what was sold, to whom and for what', async () => {
    await converse(buyer, seller, 'Is it still there?', listing);
    expect((await as().sell({ price: 99.5, buyerId: buyer.id })).status).toBe(201);
    expect(await status()).toBe('sold');
    expect((await browse(seller.client, 'q=walnut')).items.map(({ id }) => id)).not.toContain(listing);
    expect(await sales()).toEqual([
      {
        listing_id: listing,
        seller_id: seller.id,
        buyer_id: buyer.id,
        price_cents: 9950,
        title: 'Walnut lounge chair',
        category: 'sporting-goods',
        condition: 'like-new',
        hidden: false,
        voided: false,
      },
    ]);
    expect(await app.outbox.payloads('catalog.listing-sold')).toContainEqual(
      expect.objectContaining({ listingId: listing, sellerId: seller.id, buyerId: buyer.id, price: 99.5 }),
    );
    expect(await app.outbox.payloads('catalog.listing-changed')).toContainEqual(
      expect.objectContaining({ listingId: listing, status: 'sold', price: 120 }),
    );
  });

  it('tells the buyer, once, and takes it back when the sale fell through', async () => {
    await converse(buyer, seller, 'Is it still there?', listing);
    await as().sell({ price: 99.5, buyerId: buyer.id });
    expect(await told(buyer)).toMatchObject([
      {
        code: 'item-sold',
        params: { name: 'Mara K', title: 'Walnut lounge chair', amount: 99.5 },
        link: `/chat/${seller.id}?listing=${listing}`,
      },
    ]);
    expect((await as().relist()).status).toBe(204);
    expect(await told(buyer)).toMatchObject([
      { code: 'sale-cancelled', params: { title: 'Walnut lounge chair' }, read: false },
    ]);
    expect(await status()).toBe('active');
    expect(await sales()).toMatchObject([{ voided: true, buyer_id: buyer.id, price_cents: 9950 }]);
    // The record stays, and another sale stands beside it.
    expect((await as().sell({ price: 50, hidden: true })).status).toBe(201);
    expect(await sales()).toMatchObject([{ voided: true }, { voided: false, buyer_id: null, hidden: true }]);
  });

  it(`leaves one sale when it is sold ${AT_ONCE} times at once`, async () => {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => as().sell()));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    for (const { status: refused, problem } of answers.filter((answer) => answer.status !== 201))
      expect([refused, problem.code]).toEqual([409, 'catalog.listing-not-for-sale']);
    expect(await sales()).toHaveLength(1);
  });

  it(`is undone once when it is put up again ${AT_ONCE} times at once`, async () => {
    await as().sell();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => as().relist()));
    expect(answers.filter((answer) => answer.status === 204)).toHaveLength(1);
    for (const { status: refused, problem } of answers.filter((answer) => answer.status !== 204))
      expect([refused, problem.code]).toEqual([409, 'catalog.listing-not-sold']);
    expect(await sales()).toMatchObject([{ voided: true }]);
  });

  it(`is done ${SALES_PER_HOUR} times an hour, however often it falls through`, async () => {
    const restless = await signUpMember(app);
    const things = await Promise.all(Array.from({ length: 20 }, () => storeListing(app, restless)));
    const sellAll = async () => {
      const answers = await Promise.all(things.map((id) => selling(restless.client, id).sell()));
      return answers.filter(({ status: sold }) => sold !== 201);
    };
    expect(await sellAll()).toEqual([]);
    for (const id of things) expect((await selling(restless.client, id).relist()).status).toBe(204);
    const refused = await sellAll();
    expect(refused).toHaveLength(2 * things.length - SALES_PER_HOUR);
    for (const { status: answer, problem } of refused)
      expect([answer, problem.code]).toEqual([429, 'platform.too-many-attempts']);
  });

  it('tells nobody who is apart from the seller, and takes back what they were told', async () => {
    const [persistent, reader] = [await signUpMember(app), await signUpMember(app)];
    listing = await storeListing(app, persistent);
    const sell = () => as(persistent).sell({ price: 20, buyerId: reader.id });
    const ofSale = async () => (await told(reader)).map(({ code }) => code);
    await converse(reader, persistent, 'Is it still there?', listing);
    await sell();
    expect(await ofSale()).toEqual(['item-sold']);
    await reader.client.put(`/api/people/${persistent.id}/block`);
    await as(persistent).relist();
    expect(await ofSale()).toEqual([]);
    expect((await sell()).status).toBe(201);
    expect(await ofSale()).toEqual([]);
  });

  it('may be kept for somebody, and offered again', async () => {
    expect((await as().reserve()).status).toBe(204);
    expect(await status()).toBe('pending');
    expect((await as().reserve()).problem.code).toBe('catalog.listing-not-for-sale');
    expect((await as().release()).status).toBe(204);
    expect(await status()).toBe('active');
    expect(await as().release()).toMatchObject({
      status: 409,
      problem: { code: 'catalog.listing-not-reserved' },
    });
    await as().reserve();
    expect((await as().sell()).status).toBe(201);
    expect(await as().reserve()).toMatchObject({ status: 409 });
  });

  it('is the seller’s alone', async () => {
    const [guest, admin, visitor] = [await createGuest(app), await makeAdmin(app), new Client(app.url)];
    for (const act of ['reserve', 'release', 'renew', 'relist', 'sell', 'buyers'] as const) {
      expect((await as({ client: visitor })[act]()).status).toBe(401);
      for (const person of [buyer, guest, admin])
        expect(await as(person)[act]()).toMatchObject({
          status: 403,
          problem: { code: 'catalog.not-your-listing' },
        });
    }
    expect(await status()).toBe('active');
  });

  it.each([
    [{}, 'price-invalid'],
    [{ price: -1 }, 'price-negative'],
    [{ price: 1_000_000 }, 'price-too-high'],
    [{ price: 1.234 }, 'price-invalid'],
    [{ price: 1, buyerId: 'nobody' }, 'buyer-unknown'],
  ])('refuses %j', async (body, code) => {
    expect(await as().sell(body)).toMatchObject({ status: 422, problem: { issues: [{ code }] } });
    expect(await status()).toBe('active');
  });

  it('finds no listing that is unknown or was removed', async () => {
    await app.db.rows(sql`update catalog.listings set status = 'removed' where id = ${listing}`);
    for (const id of [randomUUID(), 'nonsense', listing])
      expect(await selling(seller.client, id).sell({ price: 1 })).toMatchObject({
        status: 404,
        problem: { code: 'catalog.listing-not-found' },
      });
  });

  it('outlives the listing, without its picture', async () => {
    await as().sell();
    await app.db.rows(sql`update catalog.sales set image = '{"id":"x"}' where listing_id = ${listing}`);
    await seller.client.delete(`/api/listings/${listing}`);
    await app.outbox.delivered();
    const [row] = await app.db.rows(
      sql<{
        image: null;
        title: string;
      }>`select image, title from catalog.sales where listing_id = ${listing}`,
    );
    expect(row).toEqual({ image: null, title: 'Walnut lounge chair' });
  });

  it('is for its two alone once an administrator has taken the listing down', async () => {
    const inMarket = async () => {
      const { body } = await new Client(app.url).get<MarketAnswer>('/api/market');
      return body.recentSales.some(({ title }) => title === TITLE);
    };
    const TITLE = `Nothing to be offered here ${randomUUID()}`;
    const theirs = await storeListing(app, seller, { title: TITLE });
    await selling(seller.client, theirs).sell({ price: 25 });
    app.nest.get(MarketLife).forget();
    expect(await inMarket()).toBe(true);
    await takeDown(await makeAdmin(app), theirs);
    await app.outbox.delivered();
    app.nest.get(MarketLife).forget();
    expect(await inMarket()).toBe(false);
    expect(await sales(theirs)).toMatchObject([{ title: TITLE, hidden: true }]);
  });

  it('forgets who leaves, and keeps what it was sold for', async () => {
    const [leaver, leavingBuyer] = [await signUpMember(app), await signUpMember(app)];
    const theirs = await storeListing(app, leaver, { price: 30 });
    await converse(leavingBuyer, leaver, 'Mine!', theirs);
    await selling(leaver.client, theirs).sell({ price: 25, buyerId: leavingBuyer.id });
    await leaveForGood(app, leavingBuyer);
    expect(await sales(theirs)).toMatchObject([{ seller_id: leaver.id, buyer_id: null }]);
    await leaveForGood(app, leaver);
    expect(await sales(theirs)).toMatchObject([{ seller_id: null, title: '', price_cents: 2500 }]);
  });

  it('forgets a buyer who leaves while it is being recorded', async () => {
    const gone = await signUpMember(app);
    const [recorded, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const recording = app.nest.get(EntityManager).transactional(async () => {
      await app.nest.get(CommandBus).execute(new RecordSale(listing, seller.id, gone.id, 25));
      recorded.resolve();
      await left.promise;
    });
    await recorded.promise;
    await leaveForGood(app, gone);
    await app.outbox.delivered();
    left.resolve();
    await recording;
    await app.outbox.delivered();
    expect(await sales()).toMatchObject([{ buyer_id: null, voided: false }]);
    expect(await app.db.rows(sql`select from community.deals where listing_id = ${listing}`)).toEqual([]);
  });
});
