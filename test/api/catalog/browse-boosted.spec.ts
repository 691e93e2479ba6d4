import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Category } from '#contract/listings';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { planOf, sentBy } from '../../support/sources/plans.js';
import { browse, detail } from '../../support/world/listings.js';

interface Stock {
  category?: Category;
  sellerId?: string;
  boostedDays?: number;
}

describe('Boosted listings', () => {
  let app: TestApp;
  let visitor: Client;
  beforeEach(async () => {
    app ??= await startApp();
    visitor = new Client(app.url);
    await app.db.rows(sql`delete from catalog.listings`);
  });
  afterAll(() => app.stop());

  /** Some listings of different people, the first one the oldest; answers their ids. */
  const stock = async (count: number, { category = 'books', sellerId, boostedDays }: Stock = {}) => {
    const ids: string[] = Array.from({ length: count }, () => randomUUID());
    for (const id of ids)
      await app.db.rows(sql`
        insert into catalog.listings
          (id, seller_id, title, description, price_cents, category, condition, popularity, created_at, boosted_until)
        values (${id}, ${sellerId ?? randomUUID()}, 'Atlas', 'Of the world', ${ids.indexOf(id)}, ${category}, 'good',
          ${ids.indexOf(id)},
          clock_timestamp(), now() + make_interval(days => ${boostedDays ?? null}::int))`);
    return ids;
  };
  const boost = (ids: readonly string[], days = 7) =>
    app.db.rows(sql`
      update catalog.listings set boosted_until = now() + make_interval(days => ${days}) where id = any(${ids}::uuid[])`);
  const idsOf = async (query: string) => (await browse(visitor, query)).items.map(({ id }) => id);
  const all = async (query: string, between: () => Promise<unknown> = async () => undefined) => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; await between()) {
      const page = await browse(visitor, `${query}${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    return seen;
  };

  it('come first in their category, marked as such, and stand where they are everywhere else', async () => {
    const [oldest = '', ...others] = await stock(5);
    await stock(1, { category: 'vehicles' });
    await boost([oldest]);
    const { items } = await browse(visitor, 'category=books&facets=true');
    expect(items.map(({ id, boosted }) => [id, boosted])).toEqual([
      [oldest, true],
      ...others.toReversed().map((id) => [id, false]),
    ]);
    for (const query of [
      '',
      'category=books&sort=price-desc',
      'category=books&sort=popular',
      'category=books&q=atlas',
      'category=vehicles',
    ])
      expect((await idsOf(query)).at(0)).not.toBe(oldest);
    expect((await browse(visitor, '')).items.at(-1)).toMatchObject({ id: oldest, boosted: true });
    expect(await idsOf('category=books&sort=price-asc')).toEqual([oldest, ...others]);
    expect(await idsOf('category=books&condition=good&maxPrice=100')).toEqual([
      oldest,
      ...others.toReversed(),
    ]);
    expect(await idsOf('category=books&condition=poor')).toEqual([]);
  });

  it('lose their place when their time is over, and while they are not for sale', async () => {
    const [oldest = '', ...others] = await stock(3);
    const usual = others.toReversed();
    await boost([oldest], 0);
    const { items } = await browse(visitor, 'category=books');
    expect(items.at(-1)).toMatchObject({ id: oldest, boosted: false });
    expect(await detail(visitor, oldest)).toMatchObject({ boostedUntil: null });
    await boost([oldest]);
    for (const status of ['pending', 'sold', 'removed']) {
      await app.db.rows(sql`update catalog.listings set status = ${status} where id = ${oldest}`);
      expect(await idsOf('category=books')).toEqual(usual);
    }
    await app.db.rows(sql`update catalog.listings set status = 'active' where id = ${oldest}`);
    expect(await idsOf('category=books')).toEqual([oldest, ...usual]);
    expect(await detail(visitor, oldest)).toMatchObject({ boostedUntil: expect.any(String) });
  });

  it('come four at most before the others, each once, of different sellers where there are', async () => {
    const hog = randomUUID();
    const usual = await stock(30);
    const many = await stock(6, { sellerId: hog, boostedDays: 7 });
    const some = await stock(2, { boostedDays: 7 });
    const seen = await all('category=books');
    const first = seen.slice(0, 4);
    expect(first.slice(0, 3).filter((id) => many.includes(id))).toHaveLength(1);
    expect(first.filter((id) => some.includes(id))).toHaveLength(2);
    expect(first.filter((id) => many.includes(id))).toHaveLength(2);
    const rest = [...usual, ...many, ...some].filter((id) => !first.includes(id));
    expect(seen.slice(4)).toEqual(rest.toReversed());
  });

  it('stay where they were while somebody turns the pages, however boosts begin and end', async () => {
    const ids = await stock(80);
    const [one = '', other = '', third = ''] = ids;
    await boost([one, other]);
    let turn = 0;
    const seen = await all('category=books', async () => {
      turn += 1;
      if (turn === 1) await boost([one], 0);
      if (turn === 1) await boost([third, ids[40] ?? '', ids[60] ?? '']);
      if (turn === 2) await boost([other], 0);
    });
    expect(new Set(seen.slice(0, 2))).toEqual(new Set([one, other]));
    expect(seen.slice(2)).toEqual(ids.slice(2).toReversed());
  });

  it('are all to be had by themselves, a page at a time', async () => {
    await stock(3);
    const boosted = await stock(30, { boostedDays: 7 });
    await stock(2, { category: 'vehicles', boostedDays: 7 });
    const seen = await all('boosted=true');
    expect(seen).toHaveLength(32);
    expect(await all('boosted=true&category=books')).toEqual(boosted.toReversed());
    const { total } = await browse(visitor, 'boosted=true&facets=true');
    expect(total).toEqual({ count: 32, capped: false });
    expect((await visitor.get('/api/listings?boosted=perhaps')).status).toBe(422);
  });

  it.each(['x', `${'x'.repeat(22)},`, Array.from({ length: 5 }, () => 'x'.repeat(22)).join()])(
    'refuses a cursor that names them as %s',
    async (first) => {
      const forged = `newest 2026-01-01T00:00:00Z ${randomUUID()} whole typed ${first}`;
      const cursor = Buffer.from(forged).toString('base64url');
      const { status, problem } = await visitor.get(`/api/listings?category=books&cursor=${cursor}`);
      expect([status, problem.issues]).toMatchObject([422, [{ field: 'cursor', code: 'cursor-invalid' }]]);
    },
  );

  it('cost the others one look at an index that holds nothing else', async () => {
    await app.db.patiently(
      60,
      sql`
      insert into catalog.listings (id, seller_id, title, description, price_cents, category, condition, popularity, created_at)
      select gen_random_uuid(), gen_random_uuid(), 'Atlas', 'Of the world', n, 'books', 'good', 0, now() - n * interval '1 s'
      from generate_series(1, 5000) n`,
    );
    await stock(3, { boostedDays: 7 });
    await app.db.rows(sql`analyze catalog.listings`);
    const [sent] = await sentBy(app, /boosted_until/, () => visitor.get('/api/listings?category=books'));
    if (!sent) throw new Error('Nothing was asked of the database.');
    const plan = await planOf(app, sent);
    expect(plan.flatMap((node) => node['Index Name'] ?? [])).toContain('listings_boosted');
    const whole = plan.filter(
      (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'listings',
    );
    expect(whole).toEqual([]);
  });
});
