import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { browse, publish } from '../../support/world/listings.js';
import { signUpMember } from '../../support/world/people.js';

describe('browsing listings', () => {
  let app: TestApp;
  let visitor: Client;

  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
    const { client } = await signUpMember(app, { username: 'seller' });
    const items = [
      { title: 'City bike, 54 cm frame', price: 185, category: 'sporting-goods', condition: 'like-new' },
      { title: 'Kids bikes, pair', price: 40, category: 'sporting-goods', condition: 'fair' },
      { title: 'Café table', price: 60, category: 'home-garden', condition: 'good' },
      {
        title: 'Desk lamp',
        price: 0,
        category: 'home-garden',
        condition: 'good',
        description: 'Bright. Goes with a bike light.',
      },
      {
        title: 'Linear algebra textbook',
        price: 24.5,
        category: 'books',
        condition: 'poor',
        tags: ['mathematics'],
      },
    ] as const;
    for (const [minute, item] of items.entries()) {
      app.setTime(new Date(Date.UTC(2026, 10, 1, 12, minute)));
      await publish(client, { ...item, tags: [...('tags' in item ? item.tags : [])] });
    }
    await app.outbox.delivered();
  });
  afterAll(() => app.stop());

  const titles = async (query: string) => (await browse(visitor, query)).items.map(({ title }) => title);

  it('shows the newest first, with what a card needs', async () => {
    const { items, nextCursor } = await browse(visitor, '');
    expect(items).toHaveLength(5);
    expect(nextCursor).toBeNull();
    expect(items[0]).toEqual({
      id: expect.any(String),
      title: 'Linear algebra textbook',
      price: 24.5,
      condition: 'poor',
      category: 'books',
      location: null,
      image: null,
      aiGenerated: false,
      sellerId: expect.any(String),
      sellerName: 'seller',
      sellerVerified: false,
      createdAt: expect.stringMatching(/^2026-11-01T12:04/),
      boosted: false,
    });
  });

  it.each([
    [
      'sort=price-asc',
      ['Desk lamp', 'Linear algebra textbook', 'Kids bikes, pair', 'Café table', 'City bike, 54 cm frame'],
    ],
    [
      'sort=price-desc',
      ['City bike, 54 cm frame', 'Café table', 'Kids bikes, pair', 'Linear algebra textbook', 'Desk lamp'],
    ],
    ['category=home-garden', ['Desk lamp', 'Café table']],
    ['category=free', ['Desk lamp']],
    ['condition=fair', ['Kids bikes, pair']],
    ['minPrice=24.5&maxPrice=60', ['Linear algebra textbook', 'Café table', 'Kids bikes, pair']],
    ['category=sporting-goods&condition=like-new&maxPrice=200', ['City bike, 54 cm frame']],
    ['category=home-garden&minPrice=&maxPrice=&near=&within=', ['Desk lamp', 'Café table']],
  ])('answers %s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it.each([
    ['a word in title or description', 'bike', ['Desk lamp', 'Kids bikes, pair', 'City bike, 54 cm frame']],
    ['the plural', 'bikes', ['Desk lamp', 'Kids bikes, pair', 'City bike, 54 cm frame']],
    ['the beginning of a word', 'text', ['Linear algebra textbook']],
    ['all of several words', 'city BIKE', ['City bike, 54 cm frame']],
    ['without its accent', 'cafe', ['Café table']],
    ['a tag', 'mathematics', ['Linear algebra textbook']],
    ['signs of the query language as plain text', "bike' & !(lamp:* | <->", ['Desk lamp']],
    [
      'nothing but signs',
      '&&& !',
      ['Linear algebra textbook', 'Desk lamp', 'Café table', 'Kids bikes, pair', 'City bike, 54 cm frame'],
    ],
  ])('finds %s', async (_, q, expected) => {
    expect(await titles(`q=${encodeURIComponent(q)}`)).toEqual(expected);
  });

  it('finds what was meant when a word is mistyped, and says so', async () => {
    const { items, correctedQuery } = await browse(visitor, 'q=textboook');
    expect(correctedQuery).toBe('textbook');
    expect(items.map(({ title }) => title)).toEqual(['Linear algebra textbook']);
    expect(await browse(visitor, 'q=zzzzqqqq')).toEqual({ items: [], nextCursor: null });
  });

  it('counts what each other choice of a facet would show', async () => {
    const { total, facets } = await browse(visitor, 'facets=true&q=bike&category=sporting-goods');
    expect(total).toEqual({ count: 2, capped: false });
    expect(facets?.categories.filter(({ count }) => count > 0)).toEqual([
      { value: 'home-garden', count: 1, capped: false },
      { value: 'sporting-goods', count: 2, capped: false },
    ]);
    expect(facets?.conditions.filter(({ count }) => count > 0)).toEqual([
      { value: 'like-new', count: 1, capped: false },
      { value: 'fair', count: 1, capped: false },
    ]);
  });

  it('counts under a price range and for free things too', async () => {
    expect((await browse(visitor, 'facets=true&maxPrice=50')).total).toEqual({ count: 3, capped: false });
    expect((await browse(visitor, 'facets=true&category=free')).total).toEqual({ count: 1, capped: false });
  });

  it.each([
    ['', 'the whole market'],
    ['&q=bi', 'the beginning of a word'],
    ['&q=lamp', 'words'],
    ['&maxPrice=100', 'a price range'],
    ['&condition=good', 'a condition'],
    ['&sort=price-asc', 'another sort'],
  ])(
    'counts of free things what each category that takes their place would show, under %j: %s',
    async (rest) => {
      const { total, facets } = await browse(visitor, `facets=true&category=free${rest}`);
      expect(total).toEqual({ count: 1, capped: false });
      expect(facets?.conditions.filter(({ count }) => count > 0)).toEqual([
        { value: 'good', count: 1, capped: false },
      ]);
      for (const { value, count } of facets?.categories ?? []) {
        const chosen = await browse(visitor, `facets=true&category=${value}${rest}`);
        expect([value, count]).toEqual([value, chosen.total?.count]);
      }
    },
  );

  it.each([
    ['sort=oldest', 'sort'],
    ['category=toys', 'category'],
    ['minPrice=-1', 'minPrice'],
    ['maxPrice=cheap', 'maxPrice'],
    ['cursor=nonsense', 'cursor'],
    [`q=${'x'.repeat(101)}`, 'q'],
  ])('refuses %.30s with an issue on its parameter', async (query, field) => {
    const refused = await visitor.get(`/api/listings?${query}`);
    expect(refused.status).toBe(422);
    expect(refused.problem.issues).toContainEqual(expect.objectContaining({ field }));
  });

  it.each([
    'q=%00',
    'q[]=a&q[]=b',
    'q[a]=b',
    `category=${'x'.repeat(5000)}`,
    'minPrice=1e309',
    'q=%F0%9F%9A%B2',
  ])('answers %.20s without a fault of its own', async (query) => {
    expect((await visitor.get(`/api/listings?${query}`)).status).toBeLessThan(500);
  });
});
