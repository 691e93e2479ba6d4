import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { OwnListings } from '../../../src/catalog/listings/own-listings.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { publish } from '../../support/world/listings.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';

const own = async (client: Client, query = '') =>
  (await client.get<OwnListings>(`/api/my-listings${query}`)).body;

describe("a seller's own listings", () => {
  let app: TestApp;
  let seller: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app);
  });
  afterAll(() => app.stop());

  it('are listed newest first, with their views and what they add up to', async () => {
    const [bike, lamp] = [
      await publish(seller.client, { title: 'Bike', price: 12.5 }),
      await publish(seller.client, { title: 'Lamp', price: 5 }),
    ];
    await new Client(app.url).post(`/api/listings/${bike}/views`);
    const { items, totals, nextCursor } = await own(seller.client);
    expect(items).toEqual([
      expect.objectContaining({ id: lamp, title: 'Lamp', price: 5, status: 'active', viewCount: 0 }),
      expect.objectContaining({ id: bike, title: 'Bike', price: 12.5, viewCount: 1, image: null }),
    ]);
    expect(totals).toEqual({ listings: 2, active: 2, pending: 0, sold: 0, views: 1 });
    expect(nextCursor).toBeNull();
  });

  it('are read page by page, each once, while the totals stay those of all', async () => {
    const other = await signUpMember(app);
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await publish(other.client, { title });
    const titles: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: OwnListings = await own(other.client, `?limit=2${cursor && `&cursor=${cursor}`}`);
      expect(page.items.length).toBeLessThanOrEqual(2);
      expect(page.totals.listings).toBe(5);
      titles.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor;
    }
    expect(titles).toEqual(['Five', 'Four', 'Three', 'Two', 'One']);
  });

  it("hold what is no longer for sale, and nobody else's", async () => {
    const other = await signUpMember(app);
    const id = await publish(other.client);
    await app.db.rows(sql`update catalog.listings set status = 'sold' where id = ${id}`);
    const { items, totals } = await own(other.client);
    expect(items.map(({ status }) => status)).toEqual(['sold']);
    expect(totals).toEqual({ listings: 1, active: 0, pending: 0, sold: 1, views: 0 });
  });

  it('are found by their state and the words of their title, while the totals stay those of all', async () => {
    const other = await signUpMember(app);
    const ids = new Map<string, string>();
    for (const title of ['Café table', 'Cafe chairs', '100% wool rug', '100 marbles'])
      ids.set(title, await publish(other.client, { title }));
    await app.db.rows(sql`update catalog.listings set status = 'sold' where id = ${ids.get('Cafe chairs')}`);
    const titles = async (query: string) => {
      const { items, totals } = await own(other.client, query);
      expect(totals).toMatchObject({ listings: 4, active: 3, pending: 0, sold: 1 });
      return items.map(({ title }) => title);
    };
    expect(await titles('?q=CAFÉ')).toEqual(['Cafe chairs', 'Café table']);
    expect(await titles('?q=CAFÉ&status=active')).toEqual(['Café table']);
    expect(await titles('?status=sold')).toEqual(['Cafe chairs']);
    expect(await titles('?status=pending')).toEqual([]);
    expect(await titles(`?q=${encodeURIComponent('100%')}`)).toEqual(['100% wool rug']);
    const first = await own(other.client, '?status=active&limit=2');
    const second = await own(other.client, `?status=active&limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual([
      '100 marbles',
      '100% wool rug',
      'Café table',
    ]);
    expect(second.nextCursor).toBeNull();
  });

  it('tell a guest how many more they may have, whatever became of the others', async () => {
    const guest = await createGuest(app);
    expect((await own(guest.client)).publishable).toBe(3);
    const [sold, removed] = [await publish(guest.client), await publish(guest.client)];
    await app.db.rows(sql`update catalog.listings set status = 'sold' where id = ${sold}`);
    await app.db.rows(sql`update catalog.listings set status = 'removed' where id = ${removed}`);
    expect((await own(guest.client)).publishable).toBe(1);
    await publish(guest.client);
    expect((await own(guest.client)).publishable).toBe(0);
    expect((await own(seller.client)).publishable).toBeNull();
  });

  it('may be none', async () => {
    const guest = await createGuest(app);
    expect(await own(guest.client)).toEqual({
      items: [],
      nextCursor: null,
      totals: { listings: 0, active: 0, pending: 0, sold: 0, views: 0 },
      publishable: 3,
    });
  });

  it('are refused to visitors, and to cursors and sizes that are not its own', async () => {
    expect((await new Client(app.url).get('/api/my-listings')).status).toBe(401);
    for (const query of [
      '?cursor=nonsense',
      '?limit=0',
      '?limit=25',
      '?status=removed',
      `?q=${'x'.repeat(101)}`,
    ])
      expect((await seller.client.get(`/api/my-listings${query}`)).status).toBe(422);
  });
});
