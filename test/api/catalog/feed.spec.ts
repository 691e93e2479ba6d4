import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { FeedPage } from '../../../src/catalog/feed/feed.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { browse, publish } from '../../support/world/listings.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

const ids = (pages: FeedPage[]) => pages.flatMap(({ items }) => items.map(({ id }) => id));

describe('the feed', () => {
  let app: TestApp;
  let seller: TestMember;
  let visitor: Client;
  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
    seller = await signUpMember(app, { fullName: 'Theo B.' });
    await app.outbox.delivered();
    for (let n = 0; n < 23; n++)
      await publish(seller.client, { title: `Lamp ${n}`, price: n % 5, category: 'home-garden' });
    await publish(seller.client, {
      title: 'Electric guitar',
      category: 'musical-instruments',
      description: 'New strings. '.repeat(30),
    });
  });
  afterAll(() => app.stop());

  const read = async (query: string, who = visitor) => (await who.get<FeedPage>(`/api/feed?${query}`)).body;
  /** All there is, page by page. */
  const all = async (query: string, who = visitor) => {
    const pages: FeedPage[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: FeedPage = await read(`${query}${cursor && `&cursor=${cursor}`}`, who);
      pages.push(page);
      cursor = page.nextCursor;
    }
    return pages;
  };

  it('shows what is newest first, with who sells it and how the description begins', async () => {
    const { items, total } = await read('');
    expect(items[0]).toEqual({
      id: expect.any(String),
      title: 'Electric guitar',
      price: 185,
      condition: 'like-new',
      category: 'musical-instruments',
      location: null,
      description: 'New strings. '.repeat(30).slice(0, 140),
      image: null,
      seller: { id: seller.id, name: 'Theo B.', avatar: null, verified: false, rating: null },
    });
    expect(total).toEqual({ count: 24, capped: false });
  });

  it.each(['newest', 'price-asc', 'price-desc', 'popular'])(
    'comes ten at a time, each once, when sorted by %s',
    async (sort) => {
      const pages = await all(`sort=${sort}`);
      expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 4]);
      expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(24);
      expect(pages.map(({ total }) => total?.count)).toEqual([24, undefined, undefined]);
    },
  );

  it.each(['newest', 'price-asc', 'popular'])(
    'leaves out what the reader sells, of the pages and of their count, when sorted by %s',
    async (sort) => {
      const other = await signUpMember(app);
      const lamps: string[] = [];
      for (let n = 0; n < 12; n++)
        lamps.push(
          await publish(other.client, { title: `Shade ${n}`, price: n % 5, category: 'home-garden' }),
        );
      const asked = (who: Client) => all(`category=home-garden&sort=${sort}`, who);
      const [ofAll, ofSeller, ofOther, again] = [
        await asked(visitor),
        await asked(seller.client),
        await asked(other.client),
        await asked(visitor),
      ];
      expect(ofAll[0]?.total?.count).toBe(35);
      expect(again).toEqual(ofAll);
      expect(ofSeller.map(({ items }) => items.length)).toEqual([10, 2]);
      expect(ofSeller[0]?.total).toEqual({ count: 12, capped: false });
      expect(new Set(ids(ofSeller))).toEqual(new Set(lamps));
      expect(ofOther[0]?.total?.count).toBe(23);
      expect(ids(ofOther)).toHaveLength(23);
      expect(ids(ofOther).filter((id) => lamps.includes(id))).toEqual([]);
      await app.db.rows(sql`update catalog.listings set status = 'sold' where seller_id = ${other.id}`);
    },
  );

  it('honours what browsing can be asked for', async () => {
    const titles = async (query: string) => (await read(query)).items.map(({ title }) => title);
    expect(await titles('q=guitar')).toEqual(['Electric guitar']);
    expect(await titles('category=musical-instruments')).toEqual(['Electric guitar']);
    expect(await titles('condition=poor')).toEqual([]);
    expect((await read('minPrice=3&maxPrice=4')).total?.count).toBe(8);
    expect((await read('category=free')).total?.count).toBe(5);
  });

  it('has only what is for sale', async () => {
    const id = await publish(seller.client, { title: 'Gone', category: 'software' });
    await app.db.rows(sql`update catalog.listings set status = 'sold' where id = ${id}`);
    expect(await read('category=software')).toEqual({
      items: [],
      nextCursor: null,
      total: { count: 0, capped: false },
    });
  });

  it('refuses what browsing refuses', async () => {
    for (const query of ['category=lost', 'sort=best', 'cursor=nonsense', 'minPrice=5&maxPrice=1'])
      expect([query, (await visitor.get(`/api/feed?${query}`)).status]).toEqual([query, 422]);
  });

  describe('for words', () => {
    let torch: string;
    beforeAll(async () => {
      const other = await signUpMember(app);
      torch = await publish(other.client, { title: 'Head torch' });
      for (let n = 0; n < 11; n++) await publish(other.client, { title: `Headphones ${n}`, price: n });
      await app.outbox.delivered();
    });

    it.each([
      ['headph', 'the beginning of a word', 11],
      ['hedphones', 'a slip of the keys', 11],
      ['headphones', 'a whole word', 11],
      ['head', 'a word that others begin with', 12],
      ['zeppelin', 'what nobody sells', 0],
    ])('has the listings that browsing has: "%s", %s', async (q, _, count) => {
      for (const sort of ['newest', 'price-asc']) {
        const browsed = await browse(visitor, `q=${q}&sort=${sort}&facets=true`);
        const pages = await all(`q=${q}&sort=${sort}`);
        expect(ids(pages)).toEqual(browsed.items.map(({ id }) => id));
        expect(pages[0]?.total).toEqual({ count, capped: false });
        expect(ids(pages).includes(torch)).toBe(q === 'head');
      }
    });
  });
});
