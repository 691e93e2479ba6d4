import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Favorites } from '../../../../src/catalog/favorites/favorites.dto.js';
import { TellSavers } from '../../../../src/catalog/favorites/tell-savers.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { favorites, save, savedTitles, storeFavorites } from '../../../support/world/favorites.js';
import { browse, storeListing } from '../../../support/world/listings.js';
import { notifications } from '../../../support/world/notifications.js';
import { createGuest, signUpMember, type TestMember } from '../../../support/world/people.js';
import { Plans } from '../../../support/world/plans.js';

describe('the list of favorites', () => {
  let app: TestApp;
  let seller: TestMember;
  let person: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app, { fullName: 'Theo B.' });
    await app.outbox.delivered();
  });
  beforeEach(async () => {
    person = await signUpMember(app);
  });
  afterAll(() => app.stop());

  const saved = async (title: string, price: number, more: object = {}) => {
    const id = await storeListing(app, seller, { title, price, ...more });
    await save(person.client, id);
    return id;
  };
  const setStatus = async (id: string, status: string) => {
    await app.db.rows(sql`update catalog.listings set status = ${status} where id = ${id}`);
    await app.nest
      .get(EntityManager)
      .fork()
      .transactional(() => app.nest.get(TellSavers).tell(id));
  };

  it('shows what was saved last first, with what it cost then and what it costs now', async () => {
    await saved('Lamp', 20);
    const chair = await saved('Chair', 50);
    await seller.client.patch(`/api/listings/${chair}`, { price: 35 });
    await app.outbox.delivered();
    const { items, nextCursor, saved: count } = await favorites(person.client);
    expect(items[0]).toMatchObject({
      id: chair,
      title: 'Chair',
      price: 35,
      savedPrice: 50,
      droppedAt: expect.any(String),
      status: 'active',
      sellerName: 'Theo B.',
    });
    expect(items[1]).toMatchObject({ title: 'Lamp', price: 20, savedPrice: 20, droppedAt: null });
    expect([nextCursor, count]).toEqual([null, 2]);
  });

  it('has parts, each with its count, and the state of what is gone', async () => {
    const [cheaper, pending, sold, removed] = [
      await saved('Cheaper', 20),
      await saved('Pending', 30),
      await saved('Sold', 40),
      await saved('Removed', 50),
    ];
    await seller.client.patch(`/api/listings/${cheaper}`, { price: 15 });
    await setStatus(pending, 'pending');
    await setStatus(sold, 'sold');
    await setStatus(removed, 'removed');
    await app.outbox.delivered();
    const all = await favorites(person.client);
    expect(all.items.map(({ title }) => title)).toEqual(['Sold', 'Pending', 'Cheaper']);
    expect(all.counts).toEqual({ all: 3, dropped: 1, available: 2, sold: 1 });
    expect(await savedTitles(person.client, '?part=dropped')).toEqual(['Cheaper']);
    expect(await savedTitles(person.client, '?part=available')).toEqual(['Pending', 'Cheaper']);
    expect(await savedTitles(person.client, '?part=sold')).toEqual(['Sold']);
  });

  it('leaves out what was taken down, and has it again as it is when it comes back', async () => {
    const id = await saved('Lamp', 20);
    await setStatus(id, 'removed');
    expect((await favorites(person.client)).counts).toEqual({ all: 0, dropped: 0, available: 0, sold: 0 });
    // It makes room meanwhile.
    for (let n = 0; n < 5; n++) await saved(`Thing ${n}`, 5);
    await app.db.rows(sql`update catalog.listings set price_cents = 900 where id = ${id}`);
    await setStatus(id, 'active');
    expect(await savedTitles(person.client, '?part=dropped')).toEqual(['Lamp']);
    await app.outbox.delivered();
    const { items } = await notifications(person.client);
    expect(items.map(({ code }) => code)).toEqual(['listing-price-drop']);
  });

  it('follows a listing into another category', async () => {
    const id = await saved('Atlas', 20, { category: 'collectibles' });
    await seller.client.patch(`/api/listings/${id}`, { category: 'books' });
    await app.outbox.delivered();
    expect((await favorites(person.client)).categories).toEqual(['books']);
    expect(await savedTitles(person.client, '?category=books')).toEqual(['Atlas']);
  });

  it('is sorted by when it was saved, by price and by how much cheaper it became', async () => {
    const [, mug, desk] = [await saved('Lamp', 20), await saved('Mug', 10), await saved('Desk', 90)];
    await seller.client.patch(`/api/listings/${mug}`, { price: 5 });
    await seller.client.patch(`/api/listings/${desk}`, { price: 60 });
    await app.outbox.delivered();
    expect(await savedTitles(person.client, '?sort=saved')).toEqual(['Desk', 'Mug', 'Lamp']);
    expect(await savedTitles(person.client, '?sort=price-asc')).toEqual(['Mug', 'Lamp', 'Desk']);
    expect(await savedTitles(person.client, '?sort=price-desc')).toEqual(['Desk', 'Lamp', 'Mug']);
    expect(await savedTitles(person.client, '?sort=price-drop')).toEqual(['Desk', 'Mug', 'Lamp']);
  });

  it('finds by words of the title and by category, and counts what it found', async () => {
    await saved('Desk lamp, 100% brass', 20, { category: 'home-garden' });
    await saved('Atlas', 30, { category: 'books' });
    const found = await favorites(person.client, '?q=LAMP');
    expect(found.items.map(({ title }) => title)).toEqual(['Desk lamp, 100% brass']);
    expect([found.counts?.all, found.saved]).toEqual([1, 2]);
    expect(found.categories).toEqual(['books', 'home-garden']);
    expect(await savedTitles(person.client, '?q=100%25')).toEqual(['Desk lamp, 100% brass']);
    expect(await savedTitles(person.client, '?q=0_brass')).toEqual([]);
    expect(await savedTitles(person.client, '?category=books')).toEqual(['Atlas']);
  });

  it('finds by words with and without their accents', async () => {
    await saved('Portátil, 15 pulgadas', 20);
    await saved('Espresso machine', 30);
    for (const typed of ['PORTATIL', 'portátil', 'éspresso'])
      expect(await savedTitles(person.client, `?q=${encodeURIComponent(typed)}`)).toHaveLength(1);
  });

  it.each(['saved', 'price-drop', 'price-asc', 'price-desc'])(
    'is read page by page when sorted by %s, each once, also while others are saved',
    async (sort) => {
      new Plans(app).give(person, 'premium');
      const ids = await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          storeListing(app, seller, { title: `Thing ${n}`, price: n % 7 }),
        ),
      );
      await storeFavorites(app, person, ids);
      const first = await favorites(person.client, `?sort=${sort}`);
      expect(first.items).toHaveLength(24);
      await saved('Newcomer', 3);
      const next: Favorites = await favorites(person.client, `?sort=${sort}&cursor=${first.nextCursor}`);
      const seen = [...first.items, ...next.items].map(({ id }) => id);
      expect(new Set(seen).size).toBe(seen.length);
      expect(ids.filter((id) => !seen.includes(id))).toEqual([]);
      expect([next.nextCursor, next.counts, next.saved]).toEqual([null, undefined, undefined]);
    },
  );

  it('names how many others of its kind are for sale instead of what is sold', async () => {
    const guitar = { category: 'musical-instruments' } as const;
    const sold = await saved('Acoustic guitar with soft case', 95, guitar);
    await storeListing(app, seller, { title: 'Electric guitar, alder body', ...guitar });
    await storeListing(app, seller, { title: 'Guitar for beginners', ...guitar });
    await storeListing(app, seller, { title: 'Ukulele with soft case', ...guitar });
    expect((await favorites(person.client)).alike).toEqual([]);
    await setStatus(sold, 'sold');
    const { alike } = await favorites(person.client);
    expect(alike).toEqual([{ id: sold, query: 'guitar', count: 2 }]);
    const found = await browse(person.client, `category=musical-instruments&q=${alike[0]?.query}`);
    expect(found.items).toHaveLength(alike[0]?.count ?? 0);
  });

  it('is one’s own, and empty at first', async () => {
    const guest = await createGuest(app);
    expect(await favorites(guest.client)).toEqual({
      items: [],
      nextCursor: null,
      alike: [],
      counts: { all: 0, dropped: 0, available: 0, sold: 0 },
      categories: [],
      saved: 0,
    });
  });

  it('is refused to visitors, and to what is none of its own', async () => {
    expect((await new Client(app.url).get('/api/favorites')).status).toBe(401);
    const { nextCursor } = await favorites(person.client);
    const ofAnother = Buffer.from(`price-asc|12|${person.id}`).toString('base64url');
    for (const query of [
      '?part=lost',
      '?sort=newest',
      '?category=free',
      '?cursor=nonsense',
      `?cursor=${ofAnother}`,
      `?sort=price-asc&cursor=${Buffer.from(`price-asc|99999999999|${person.id}`).toString('base64url')}`,
      `?q=${'x'.repeat(101)}`,
    ])
      expect([query, (await person.client.get(`/api/favorites${query}`)).status]).toEqual([query, 422]);
    expect(nextCursor).toBeNull();
  });
});
