import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { browse, publish } from '../../support/world/listings.js';
import { signUpMember } from '../../support/world/people.js';

describe('searching for the beginning of a word', () => {
  let app: TestApp;
  let visitor: Client;
  let seller: Client;

  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
    seller = (await signUpMember(app, { username: 'seller' })).client;
    for (const title of ['Head torch', 'Headphones, wireless', 'Wireless header, 8 pin', 'Ahead of its time'])
      await publish(seller, { title });
  });
  afterAll(() => app.stop());

  const titles = async (q: string) =>
    (await browse(visitor, `sort=price-asc&q=${encodeURIComponent(q)}`)).items
      .map(({ title }) => title)
      .sort();

  it.each([
    ['head', ['Head torch', 'Headphones, wireless', 'Wireless header, 8 pin']],
    ['HEADP', ['Headphones, wireless']],
    ['wireless head', ['Headphones, wireless', 'Wireless header, 8 pin']],
    ['head wireless', []],
    ['8', ['Wireless header, 8 pin']],
    ['the head', ['Head torch', 'Headphones, wireless', 'Wireless header, 8 pin']],
  ])('"%s" finds every listing with a word that it begins', async (q, expected) => {
    expect(await titles(q)).toEqual(expected);
  });

  it('is no category or condition, which are words of the index too', async () => {
    await publish(seller, { title: 'Plain thing', category: 'books' });
    expect(await titles('c')).toEqual([]);
    expect(await titles('c:b')).toEqual([]);
  });

  it('knows the words of a listing as soon as it has been edited', async () => {
    const id = await publish(seller, { title: 'Bedside table' });
    expect(await titles('nightst')).toEqual([]);
    expect((await seller.patch(`/api/listings/${id}`, { title: 'Nightstand' })).status).toBe(204);
    expect(await titles('nightst')).toEqual(['Nightstand']);
  });

  it('finds them all when there are many such words', async () => {
    await app.db.rows(sql`
      insert into catalog.listings (id, seller_id, title, description, price_cents, category, condition, popularity)
      select gen_random_uuid(), gen_random_uuid(), 'Zeta' || n, '', 0, 'other', 'good', 0 from generate_series(1, 60) n`);
    const first = await browse(visitor, 'q=zeta&facets=true');
    expect(first.total).toEqual({ count: 60, capped: false });
    const second = await browse(visitor, `q=zeta&cursor=${first.nextCursor}`);
    const third = await browse(visitor, `q=zeta&cursor=${second.nextCursor}`);
    const seen = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(seen).size).toBe(60);
    expect(third.nextCursor).toBeNull();
  });
});
