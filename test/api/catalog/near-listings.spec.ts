import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { browse, publish } from '../../support/world/listings.js';
import { signUpMember } from '../../support/world/people.js';

const titles = (cards: readonly { title: string }[] = []) => cards.map(({ title }) => title).sort();

describe('a search that finds little', () => {
  let app: TestApp;
  let visitor: Client;

  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
    const { client } = await signUpMember(app, { username: 'seller' });
    const lot = { description: 'As shown.', condition: 'good', price: 20 } as const;
    await publish(client, { ...lot, title: 'Walnut chair', category: 'home-garden' });
    await publish(client, { ...lot, title: 'Oak chair', category: 'home-garden', price: 90 });
    await publish(client, { ...lot, title: 'Walnut bookends', category: 'books', condition: 'fair' });
    await publish(client, { ...lot, title: 'Phone charger', category: 'electronics' });
    await publish(client, { ...lot, title: 'City bike', category: 'sporting-goods' });
    for (let n = 0; n < 30; n++)
      await publish(client, { ...lot, title: `Guitar ${n}`, category: 'musical-instruments' });
    await app.outbox.delivered();
  });
  afterAll(() => app.stop());

  it('shows what has all words but one, apart from what has them all', async () => {
    const { items, near } = await browse(visitor, 'q=walnut+chair');
    expect(titles(items)).toEqual(['Walnut chair']);
    expect(near?.because).toBe('fewer-words');
    expect(titles(near?.items)).toEqual(['Oak chair', 'Walnut bookends']);
  });

  it('says that nothing has them all', async () => {
    const { items, near } = await browse(visitor, 'q=oak+bookends&facets=true');
    expect(items).toEqual([]);
    expect(titles(near?.items)).toEqual(['Oak chair', 'Walnut bookends']);
  });

  it('keeps the filters', async () => {
    const { near } = await browse(visitor, 'q=oak+bookends&category=books');
    expect(titles(near?.items)).toEqual(['Walnut bookends']);
  });

  it('shows what else there is of such things', async () => {
    const { items, near } = await browse(visitor, 'q=television');
    expect(items).toEqual([]);
    expect(near).toMatchObject({ because: 'category', category: 'electronics' });
    expect(titles(near?.items)).toEqual(['Phone charger']);
  });

  it.each(['bycicle', 'bicylce', 'biek'])('knows what "%s" was to be, and says so', async (q) => {
    const { items, correctedQuery } = await browse(visitor, `q=${q}`);
    expect(titles(items)).toEqual(['City bike']);
    expect(correctedQuery).toMatch(/bicycle|bike/);
  });

  it('goes on with the corrected words on the next page', async () => {
    const first = await browse(visitor, 'q=guitarr');
    expect(first).toMatchObject({ correctedQuery: 'guitar', nextCursor: expect.any(String) });
    const second = await browse(visitor, `q=guitarr&cursor=${first.nextCursor}`);
    expect(second.items).toHaveLength(6);
    const seen = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(seen).size).toBe(30);
  });

  it('is near nothing when nothing is', async () => {
    expect(await browse(visitor, 'q=zzzzqqqq')).toEqual({ items: [], nextCursor: null });
    expect((await browse(visitor, 'q=guitar')).near).toBeUndefined();
  });

  it('offers each filter that hides something, with how much', async () => {
    const { items, relax } = await browse(visitor, 'q=chair&category=home-garden&condition=fair&maxPrice=30');
    expect(items).toEqual([]);
    expect(relax).toEqual([{ filter: 'condition', count: 1, capped: false }]);
    expect((await browse(visitor, 'q=guitar&category=books&maxPrice=5')).relax).toBeUndefined();
    expect((await browse(visitor, 'q=guitar&category=books')).relax).toEqual([
      { filter: 'category', count: 30, capped: false },
      { filter: 'q', count: 1, capped: false },
    ]);
    expect((await browse(visitor, 'condition=new&minPrice=50')).relax).toEqual([
      { filter: 'condition', count: 1, capped: false },
    ]);
  });

  it('has no filter to take off where there is one alone', async () => {
    expect((await browse(visitor, 'condition=new')).relax).toBeUndefined();
  });

  it('refuses a minimum above the maximum', async () => {
    const refused = await visitor.get('/api/listings?minPrice=50&maxPrice=10');
    expect(refused.status).toBe(422);
    expect(refused.problem.issues).toEqual([{ field: 'minPrice', code: 'price-range-crossed' }]);
    expect((await visitor.get('/api/listings?minPrice=10&maxPrice=10')).status).toBe(200);
  });
});
