import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { converse } from '../../support/world/conversations.js';
import { browse, detail, publish } from '../../support/world/listings.js';
import { notifications } from '../../support/world/notifications.js';
import { move, offer, offerIn } from '../../support/world/offers.js';
import {
  createGuest,
  leaveForGood,
  makeAdmin,
  signUpMember,
  type TestMember,
} from '../../support/world/people.js';

const AT_ONCE = 20;

interface SaleRow {
  listing_id: string;
  seller_id: string | null;
  buyer_id: string | null;
  price_cents: number;
  title: string;
  category: string;
  condition: string;
  hidden: boolean;
  voided: boolean;
}

describe('selling a listing', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await startApp();
    seller = await signUpMember(app, { fullName: 'Mara K' });
    buyer = await signUpMember(app, { fullName: 'Jonas W' });
  });
  beforeEach(async () => {
    listing = await publish(seller.client, { title: 'Walnut lounge chair', price: 120 });
  });
  afterAll(() => app.stop());

  const sell = (body: object = { price: 110 }, id = listing, { client } = seller) =>
    client.post<{ id: string }>(`/api/listings/${id}/sale`, body);
  const relist = ({ client }: Pick<TestMember, 'client'> = seller) =>
    client.delete(`/api/listings/${listing}/sale`);
  const reserve = ({ client }: Pick<TestMember, 'client'> = seller) =>
    client.post(`/api/listings/${listing}/reservation`);
  const release = ({ client }: Pick<TestMember, 'client'> = seller) =>
    client.delete(`/api/listings/${listing}/reservation`);
  const renew = ({ client }: Pick<TestMember, 'client'> = seller) =>
    client.post(`/api/listings/${listing}/renewal`);
  const buyers = ({ client } = seller) =>
    client.get<{ items: { id: string; name: string; agreedPrice: number | null }[] }>(
      `/api/listings/${listing}/buyers`,
    );
  const sales = (id = listing) =>
    app.db.rows(sql<SaleRow>`
      select listing_id, seller_id, buyer_id, price_cents, title, category, condition, hidden,
        voided_at is not null as voided
      from catalog.sales where listing_id = ${id} order by sold_at, id`);
  const status = async () => (await detail(new Client(app.url), listing)).status;
  const told = async ({ client }: TestMember) => {
    await app.outbox.delivered();
    return (await notifications(client)).items.filter(({ link }) => link?.includes(listing));
  };

  const putUpDaysAgo = (days: number) =>
    app.db.rows(sql`
      update catalog.listings set created_at = now() - ${days} * interval '1 day', recent = false
      where id = ${listing}`);

  it('takes it off the market and keeps what was sold, to whom and for what', async () => {
    await converse(buyer, seller, 'Is it still there?', listing);
    expect((await sell({ price: 99.5, buyerId: buyer.id })).status).toBe(201);
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
    await sell({ price: 99.5, buyerId: buyer.id });
    expect(await told(buyer)).toMatchObject([
      {
        code: 'item-sold',
        params: { name: 'Mara K', title: 'Walnut lounge chair', amount: 99.5 },
        link: `/chat/${seller.id}?listing=${listing}`,
      },
    ]);
    expect((await relist()).status).toBe(204);
    expect(await told(buyer)).toMatchObject([
      { code: 'sale-cancelled', params: { title: 'Walnut lounge chair' }, read: false },
    ]);
    expect(await status()).toBe('active');
    expect(await sales()).toMatchObject([{ voided: true, buyer_id: buyer.id, price_cents: 9950 }]);
    // The record stays, and another sale stands beside it.
    expect((await sell({ price: 50, hidden: true })).status).toBe(201);
    expect(await sales()).toMatchObject([{ voided: true }, { voided: false, buyer_id: null, hidden: true }]);
  });

  it(`leaves one sale when it is sold ${AT_ONCE} times at once`, async () => {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => sell()));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    for (const { status: refused, problem } of answers.filter((answer) => answer.status !== 201))
      expect([refused, problem.code]).toEqual([409, 'catalog.listing-not-for-sale']);
    expect(await sales()).toHaveLength(1);
  });

  it(`is undone once when it is put up again ${AT_ONCE} times at once`, async () => {
    await sell();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => relist()));
    expect(answers.filter((answer) => answer.status === 204)).toHaveLength(1);
    for (const { status: refused, problem } of answers.filter((answer) => answer.status !== 204))
      expect([refused, problem.code]).toEqual([409, 'catalog.listing-not-sold']);
    expect(await sales()).toMatchObject([{ voided: true }]);
  });

  it('may be kept for somebody, and offered again', async () => {
    expect((await reserve()).status).toBe(204);
    expect(await status()).toBe('pending');
    expect((await reserve()).problem.code).toBe('catalog.listing-not-for-sale');
    expect((await release()).status).toBe(204);
    expect(await status()).toBe('active');
    expect(await release()).toMatchObject({ status: 409, problem: { code: 'catalog.listing-not-reserved' } });
    await reserve();
    expect((await sell()).status).toBe(201);
    expect(await reserve()).toMatchObject({ status: 409 });
  });

  describe('to somebody who wrote about it', () => {
    it('names them, who has a deal first, with its price', async () => {
      const other = await signUpMember(app, { fullName: 'Priya N' });
      const elsewhere = await signUpMember(app);
      await converse(other, seller, 'Would you deliver?', listing);
      await converse(elsewhere, seller, 'Hello');
      const made = await offer(buyer, seller, listing, '$80');
      await converse(seller, other, 'No, sorry', listing);
      expect((await buyers()).body.items.map(({ name }) => name)).toEqual(['Priya N', 'Jonas W']);
      await move(seller, made, 'accept');
      expect((await buyers()).body.items).toMatchObject([
        { id: buyer.id, name: 'Jonas W', agreedPrice: 80 },
        { id: other.id, name: 'Priya N', agreedPrice: null },
      ]);
    });

    it('leaves out whom the seller wrote to and never heard of, and who left', async () => {
      const [silent, gone] = [await signUpMember(app), await signUpMember(app)];
      await converse(seller, silent, 'Would you like it?', listing);
      await converse(gone, seller, 'Is it there?', listing);
      await leaveForGood(app, gone);
      expect((await buyers()).body.items).toEqual([]);
      for (const { id } of [silent, gone, seller])
        expect(await sell({ price: 1, buyerId: id })).toMatchObject({
          status: 422,
          problem: { issues: [{ field: 'buyerId', code: 'buyer-unknown' }] },
        });
      expect(await sales()).toEqual([]);
    });

    it('makes a deal of their open offer at that price, and ends another one without a word', async () => {
      const bid = await offer(buyer, seller, listing, '$80');
      const other = await signUpMember(app);
      const lost = await offer(other, seller, listing, '$70');
      await app.outbox.delivered();
      await sell({ price: 80, buyerId: buyer.id });
      await app.outbox.delivered();
      expect(await offerIn(buyer, bid)).toMatchObject({ status: 'accepted' });
      expect(await offerIn(other, lost)).toMatchObject({ status: 'declined' });
      expect((await told(other)).map(({ code }) => code)).toContain('offer-taken');
      expect((await told(buyer)).map(({ code }) => code)).not.toContain('offer-taken');
    });

    it('at another price leaves nothing to negotiate about', async () => {
      const bid = await offer(buyer, seller, listing, '$80');
      await app.outbox.delivered();
      await sell({ price: 90, buyerId: buyer.id });
      await app.outbox.delivered();
      expect(await offerIn(buyer, bid)).toMatchObject({ status: 'withdrawn' });
      expect((await told(buyer)).map(({ code }) => code)).toEqual(['item-sold']);
    });
  });

  describe('that is promised to a buyer', () => {
    let deal: Awaited<ReturnType<typeof offer>>;
    beforeEach(async () => {
      deal = await offer(buyer, seller, listing, '$80');
      await move(seller, deal, 'accept');
      await app.outbox.delivered();
    });
    const dealStatus = async () => {
      await app.outbox.delivered();
      return (await offerIn(buyer, deal)).status;
    };

    it('keeps the deal when it is sold to them', async () => {
      expect((await sell({ price: 80, buyerId: buyer.id })).status).toBe(201);
      expect(await dealStatus()).toBe('accepted');
      expect(await move(buyer, deal, 'cancel')).toMatchObject({
        status: 409,
        problem: { code: 'messaging.deal-done' },
      });
    });

    it('ends it when somebody else gets it', async () => {
      expect((await sell({ price: 85 })).status).toBe(201);
      expect(await dealStatus()).toBe('declined');
      expect((await told(buyer)).map(({ code }) => code)).toContain('offer-declined');
    });

    it('ends it when the seller offers the item to everybody again', async () => {
      expect((await release()).status).toBe(204);
      expect(await dealStatus()).toBe('declined');
      expect((await told(buyer)).map(({ code }) => code)).toContain('deal-cancelled');
      const again = await offer(buyer, seller, listing, '$85');
      expect((await move(seller, again, 'accept')).status).toBe(200);
      expect(await status()).toBe('pending');
    });

    it('ends it when the sale to them fell through', async () => {
      await sell({ price: 80, buyerId: buyer.id });
      await app.outbox.delivered();
      await relist();
      expect(await dealStatus()).toBe('declined');
      expect(await status()).toBe('active');
    });
  });

  describe('anew', () => {
    it('puts it among the newest after thirty days, once', async () => {
      await putUpDaysAgo(31);
      const newer = await publish(seller.client, { title: 'Something newer' });
      expect((await renew()).status).toBe(204);
      const ids = (await browse(seller.client, '')).items.map(({ id }) => id);
      expect(ids.indexOf(listing)).toBeLessThan(ids.indexOf(newer));
      const [row] = await app.db.rows(sql<{ recent: boolean; kept: boolean; fresh: boolean }>`
        select recent, first_listed_at < now() - interval '30 days' as kept,
          popularity > (select popularity from catalog.listings where id = ${newer}) - 1 as fresh
        from catalog.listings where id = ${listing}`);
      expect(row).toEqual({ recent: true, kept: true, fresh: true });
      expect(await renew()).toMatchObject({
        status: 409,
        problem: { code: 'catalog.renewed-recently', params: { days: 30 } },
      });
    });

    it('is refused before', async () => {
      await putUpDaysAgo(29);
      expect(await renew()).toMatchObject({ status: 409, problem: { params: { days: 1 } } });
    });

    it(`happens once when it is asked for ${AT_ONCE} times at once`, async () => {
      await putUpDaysAgo(40);
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => renew()));
      expect(answers.filter((answer) => answer.status === 204)).toHaveLength(1);
    });

    it('is nothing for what is not for sale', async () => {
      await putUpDaysAgo(40);
      await reserve();
      expect(await renew()).toMatchObject({
        status: 409,
        problem: { code: 'catalog.listing-not-for-sale' },
      });
    });
  });

  it('is the seller’s alone', async () => {
    const [guest, admin, visitor] = [await createGuest(app), await makeAdmin(app), new Client(app.url)];
    for (const act of [reserve, release, renew, relist, sellAs, buyersOf]) {
      expect((await act({ client: visitor })).status).toBe(401);
      for (const person of [buyer, guest, admin])
        expect(await act(person)).toMatchObject({
          status: 403,
          problem: { code: 'catalog.not-your-listing' },
        });
    }
    expect(await status()).toBe('active');
  });
  const sellAs = ({ client }: { client: Client }) =>
    client.post(`/api/listings/${listing}/sale`, { price: 1 });
  const buyersOf = ({ client }: { client: Client }) => client.get(`/api/listings/${listing}/buyers`);

  it.each([
    [{}, 'price-invalid'],
    [{ price: -1 }, 'price-negative'],
    [{ price: 1_000_000 }, 'price-too-high'],
    [{ price: 1.234 }, 'price-invalid'],
    [{ price: 1, buyerId: 'nobody' }, 'buyer-unknown'],
  ])('refuses %j', async (body, code) => {
    expect(await sell(body)).toMatchObject({ status: 422, problem: { issues: [{ code }] } });
    expect(await status()).toBe('active');
  });

  it('finds no listing that is unknown or was removed', async () => {
    await app.db.rows(sql`update catalog.listings set status = 'removed' where id = ${listing}`);
    for (const id of [randomUUID(), 'nonsense', listing])
      expect(await sell({ price: 1 }, id)).toMatchObject({
        status: 404,
        problem: { code: 'catalog.listing-not-found' },
      });
  });

  it('outlives the listing, without its picture', async () => {
    await sell();
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

  it('forgets who leaves, and keeps what it was sold for', async () => {
    const [leaver, leavingBuyer] = [await signUpMember(app), await signUpMember(app)];
    const theirs = await publish(leaver.client, { price: 30 });
    await converse(leavingBuyer, leaver, 'Mine!', theirs);
    await sell({ price: 25, buyerId: leavingBuyer.id }, theirs, leaver);
    await leaveForGood(app, leavingBuyer);
    expect(await sales(theirs)).toMatchObject([{ seller_id: leaver.id, buyer_id: null }]);
    await leaveForGood(app, leaver);
    expect(await sales(theirs)).toMatchObject([{ seller_id: null, title: '', price_cents: 2500 }]);
  });
});
