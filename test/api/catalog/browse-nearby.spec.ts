import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';
import { placeAt } from '#contract/places';
import type { BrowseAnswer } from '../../../src/catalog/browse/browse.dto.js';
import { fewPageSql } from '../../../src/catalog/browse/page.sql.js';
import type { FeedPage } from '../../../src/catalog/feed/feed.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { browse, publish } from '../../support/world/listings.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';
import { knowPlace } from '../../support/world/places.js';

let app: TestApp;
let visitor: Client;
let seller: TestMember;
let center: number;

/** By how far north of the center they are: a hundredth of a degree is 1.1 km. */
const TOWNS = [
  { town: 'Center', at: [42.44, -76.5], code: '14850' },
  { town: 'Next', at: [42.45, -76.5], code: '14851' },
  { town: 'Mill', at: [42.47, -76.5], code: '14852' },
  { town: 'Hill', at: [42.52, -76.5], code: '14853' },
  { town: 'Lake', at: [42.65, -76.5], code: '14854' },
  { town: 'Coast', at: [40.7, -74], code: '10001' },
] as const;

beforeAll(async () => {
  app = await borrowApp();
  visitor = new Client(app.url);
  seller = await signUpMember(app, { username: 'seller' });
  for (const town of TOWNS) await knowPlace(app, town);
  center = placeAt(42.44, -76.5) ?? 0;
  const items = [
    { title: 'Bike at the coast', zipCode: '10001', price: 10 },
    { title: 'Bike at the lake', zipCode: '14854', price: 20 },
    { title: 'Lamp on the hill', zipCode: '14853-1234', price: 30, category: 'home-garden' },
    { title: 'Bike in the mill', zipCode: '14852', price: 40, condition: 'good' },
    { title: 'Lamp next door', zipCode: '14851', price: 50, category: 'home-garden' },
    { title: 'Bike in the center', zipCode: '14850', price: 60 },
    { title: 'Lamp in the center', zipCode: '14850', price: 70, category: 'home-garden' },
    { title: 'Bike of nowhere', zipCode: '99999', price: 80 },
    { title: 'Lamp without a code', price: 90, category: 'home-garden' },
  ] as const;
  for (const [minute, item] of items.entries()) {
    app.setTime(new Date(Date.UTC(2026, 10, 1, 12, minute)));
    await publish(seller.client, item);
  }
});
afterAll(() => app.stop());

const textOf = ({ body }: { body: unknown }) => (typeof body === 'string' ? body : JSON.stringify(body));
const found = (query: string) => browse(visitor, `near=${center}&${query}`);
const titles = async (query: string) => (await found(query)).items.map(({ title }) => title);
const feed = async (query: string) => (await visitor.get<FeedPage>(`/api/feed?near=${center}&${query}`)).body;
const distances = async (query: string) => (await found(query)).items.map(({ distance }) => distance);

describe('Browsing around a place', () => {
  it.each([
    [1, ['Lamp in the center', 'Bike in the center', 'Lamp next door']],
    [5, ['Lamp in the center', 'Bike in the center', 'Lamp next door', 'Bike in the mill']],
    [
      10,
      ['Lamp in the center', 'Bike in the center', 'Lamp next door', 'Bike in the mill', 'Lamp on the hill'],
    ],
    [
      25,
      [
        'Lamp in the center',
        'Bike in the center',
        'Lamp next door',
        'Bike in the mill',
        'Lamp on the hill',
        'Bike at the lake',
      ],
    ],
  ])('within %d km shows what is there, the newest first', async (within, expected) => {
    expect(await titles(`within=${within}`)).toEqual(expected);
    expect(await titles(`within=${within}&sort=nearest`)).toEqual(expected);
  });

  it.each(['within=5', 'within=1&sort=price-asc', 'within=10&q=lamp', 'within=5&category=home-garden'])(
    'has the same listings one by one: %s',
    async (query) => {
      const { items, total } = await feed(query);
      expect(items.map(({ title }) => title)).toEqual(await titles(query));
      expect(total?.count).toBe(items.length);
    },
  );

  it('has one by one what has a place, when the nearest is asked for, too', async () => {
    const inFeed = (await feed('sort=nearest')).items.map(({ title }) => title);
    expect(inFeed.toSorted()).toEqual((await titles('sort=nearest')).toSorted());
  });

  it('tells whole kilometres, or that nobody knows', async () => {
    expect(await distances('sort=price-desc')).toEqual([null, null, 0, 0, 1, 3, 9, 23, 284]);
    expect(await distances('within=10')).toEqual([0, 0, 1, 3, 9]);
  });

  it('shows the nearest first, however far that is, and nothing of which nobody knows where it is', async () => {
    const answer = await found('sort=nearest&facets=true');
    expect(answer.items.map(({ distance }) => distance)).toEqual([0, 0, 1, 3, 9, 23, 284]);
    expect(answer.total).toEqual({ count: 7, capped: false });
    const coast = placeAt(40.7, -74);
    const [first, second] = (await browse(visitor, `near=${coast}&sort=nearest`)).items;
    expect([first?.distance, second?.distance]).toEqual([0, 284]);
  });

  it.each([
    ['q=bike&within=5', ['Bike in the center', 'Bike in the mill']],
    [
      'q=bike&sort=nearest',
      ['Bike in the center', 'Bike in the mill', 'Bike at the lake', 'Bike at the coast'],
    ],
    ['q=bik&sort=nearest&within=5', ['Bike in the center', 'Bike in the mill']],
    ['category=home-garden&sort=nearest', ['Lamp in the center', 'Lamp next door', 'Lamp on the hill']],
    ['category=home-garden&within=5&sort=price-asc', ['Lamp next door', 'Lamp in the center']],
    ['condition=good&within=25', ['Bike in the mill']],
    ['minPrice=35&maxPrice=55&sort=nearest', ['Lamp next door', 'Bike in the mill']],
  ])('holds the other filters: %s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('counts what other choices would show around there', async () => {
    const { total, facets } = await found('within=5&facets=true&category=home-garden');
    expect(total).toEqual({ count: 2, capped: false });
    const counted = facets?.categories.filter(({ count }) => count > 0);
    expect(counted).toEqual([
      { value: 'home-garden', count: 2, capped: false },
      { value: 'sporting-goods', count: 2, capped: false },
    ]);
    expect((await found('within=1&q=lamp&facets=true')).total).toEqual({ count: 2, capped: false });
  });

  it('tells how many there would be further away when there are none', async () => {
    const { items, relax } = await found('within=1&condition=good');
    expect(items).toEqual([]);
    expect(relax).toContainEqual({ filter: 'distance', count: 1, capped: false });
    expect(relax).toContainEqual({ filter: 'condition', count: 3, capped: false });
    const searched = await found('within=1&q=mill');
    expect(searched.relax).toContainEqual({ filter: 'distance', count: 1, capped: false });
  });

  it('finds what is listed at a place where nothing was before', async () => {
    const north = placeAt(43.5, -76.5);
    await knowPlace(app, { town: 'North', at: [43.5, -76.5], code: '13000' });
    const there = async () =>
      (await browse(visitor, `near=${north}&within=5`)).items.map(({ title }) => title);
    expect(await there()).toEqual([]);
    const id = await publish(seller.client, { title: 'Sledge', zipCode: '13000' });
    expect(await there()).toEqual(['Sledge']);
    expect((await seller.client.delete(`/api/listings/${id}`)).status).toBe(204);
    expect(await there()).toEqual([]);
  });

  it.each([
    ['near=x', 'near', 'place-unknown'],
    ['near=&within=5', 'within', 'place-required'],
    ['near=-1', 'near', 'place-unknown'],
    ['near=1.5', 'near', 'place-unknown'],
    ['near=NaN', 'near', 'place-unknown'],
    ['near=1e308', 'near', 'place-unknown'],
    ['near=648036000', 'near', 'place-unknown'],
    ['near=1%27%20or%201=1', 'near', 'place-unknown'],
    ['near=1&near=2', 'near', 'place-unknown'],
    ['near=1&within=2', 'within', 'is-in'],
    ['near=1&within=1000', 'within', 'is-in'],
    ['within=5', 'within', 'place-required'],
    ['sort=nearest', 'sort', 'place-required'],
  ])('refuses %s', async (query, field, code) => {
    const refused = await visitor.get(`/api/listings?${query}`);
    expect(refused.status).toBe(422);
    expect(refused.problem.issues).toContainEqual(expect.objectContaining({ field, code }));
  });

  it.each([
    placeAt(0, 0),
    placeAt(90, 0),
    placeAt(-90, 180),
    placeAt(51, 180),
    placeAt(51, -179.99),
    0,
    648035999,
  ])('finds nothing near %p, and all of it by distance', async (near) => {
    expect((await browse(visitor, `near=${near}&within=25`)).items).toEqual([]);
    const { items } = await browse(visitor, `near=${near}&sort=nearest`);
    expect(items).toHaveLength(7);
    for (const { distance } of items) expect(distance).toBeLessThan(20_016);
  });

  it('looks across the date line', async () => {
    await knowPlace(app, { town: 'East', at: [-16.8, -179.99], region: '', country: 'FJ', code: '679' });
    const id = await publish(seller.client, { title: 'Canoe', zipCode: '679' });
    const west = placeAt(-16.8, 179.99);
    const { items } = await browse(visitor, `near=${west}&within=5`);
    expect(items.map(({ title, distance }) => [title, distance])).toEqual([['Canoe', 2]]);
    await seller.client.delete(`/api/listings/${id}`);
  });

  it.each([
    'sort=nearest',
    'sort=nearest&within=25',
    'within=25',
    'sort=nearest&category=books&condition=good',
    'sort=nearest&q=tome',
  ])('goes on page after page, each listing once: %s', async (query) => {
    await app.db.rows(sql`
        insert into catalog.listings (
          id, seller_id, title, description, price_cents, category, condition, popularity, place_id, created_at
        )
        select gen_random_uuid(), ${seller.id}, 'Tome ' || n, '', 0, 'books', 'good', 0,
          (select id from catalog.places where town = (array['Mill', 'Hill', 'Lake', 'Next'])[1 + n % 4]),
          timestamptz '2026-10-01' + n % 7 * interval '1 minute'
        from generate_series(1, 1200) n`);
    const seen: string[] = [];
    const far: number[] = [];
    let cursor: string | null = '';
    for (let page = 0; page < 6 && cursor !== null; page += 1) {
      const answer: BrowseAnswer = await found(`${query}${cursor && `&cursor=${cursor}`}`);
      seen.push(...answer.items.map(({ id }) => id));
      far.push(...answer.items.map(({ distance }) => distance ?? -1));
      cursor = answer.nextCursor;
    }
    expect(new Set(seen).size).toBe(6 * 24);
    const sorted = query.includes('nearest') ? far.toSorted((one, other) => one - other) : far;
    expect(far).toEqual(sorted);
    // Of a thousand that were counted; one in two hundred is something else.
    const { total } = await found(`${query}&facets=true`);
    expect(total?.capped).toBe(true);
    expect(total?.count).toBeGreaterThan(985);
    await app.db.rows(sql`delete from catalog.listings where category = 'books'`);
  });

  it.each(['MQ', 'bmVhcmVzdCAxIDE', Buffer.from('nearest 1@x 1 whole').toString('base64url')])(
    'refuses the cursor %s',
    async (cursor) => {
      const refused = await visitor.get(`/api/listings?near=${center}&sort=nearest&cursor=${cursor}`);
      expect(refused.status).toBe(422);
    },
  );

  it('does not tell what nobody asked for', async () => {
    const answer = await visitor.get('/api/listings?facets=true');
    expect(textOf(answer)).not.toMatch(/distance|place/);
  });

  it('keeps its order however the database joins', async () => {
    const em = app.nest.get(EntityManager).fork();
    const items = await em.transactional(async (own) => {
      const db = own.getKysely() as unknown as Kysely<unknown>;
      // Of small tables it reads all of both, in whatever order they lie.
      for (const way of ['nestloop', 'mergejoin', 'indexscan', 'bitmapscan'])
        await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(db);
      const { rows } = await fewPageSql({ near: center }, 'nearest').execute(db);
      return JSON.parse(rows[0]?.items ?? '[]') as BrowseAnswer['items'];
    });
    const away = items.map(({ distance }) => distance ?? Number.POSITIVE_INFINITY);
    expect(away.length).toBe(9);
    expect(away).toEqual(away.toSorted((one, other) => one - other));
  });
});
