import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Favorites } from '../../../src/catalog/favorites/favorites.dto.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { eventually } from '../../support/runner/eventually.js';
import { planOf, sentBy } from '../../support/sources/plans.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

/** Of many people: what one of them has must be found without a look at what the others have. */
const LISTINGS = 6000;
/** Where everybody's rows lie. */
const MANY = /catalog\.(listings|favorites|listing_contacts|listing_days)\s/;

describe('The lists of somebody who has much', () => {
  let app: TestApp;
  let person: TestMember;

  beforeAll(async () => {
    app = await startApp();
    person = await signUpMember(app);
    await app.db.patiently(
      60,
      sql`
      insert into catalog.listings (id, seller_id, title, description, price_cents, category, condition, popularity,
        created_at)
      select md5('thing' || n)::uuid, case when n % 60 = 0 then ${person.id}::uuid else md5('somebody' || n % 500)::uuid end,
        'Thing ' || n, 'Plain', 1000 + n, case when n % 3 = 0 then 'books' else 'clothing' end, 'good', n,
        now() - n * interval '1 minute'
      from generate_series(1, ${LISTINGS}::int) n`,
    );
    await app.db.patiently(
      60,
      sql`
      insert into catalog.favorites
        (person_id, listing_id, created_at, price_cents, known_cents, known_status, category)
      select case when n % 20 = 1 then ${person.id}::uuid else md5('somebody' || n % 499)::uuid end, md5('thing' || n)::uuid,
        now() - n * interval '1 minute', 2000, 1000 + n, 'active',
        case when n % 3 = 0 then 'books' else 'clothing' end
      from generate_series(1, ${LISTINGS}::int) n`,
    );
    await app.db.patiently(
      60,
      sql`
      insert into catalog.listing_contacts (listing_id, person_id, contacted_at)
      select md5('thing' || n)::uuid, md5('somebody' || n % 499)::uuid, now() from generate_series(1, ${LISTINGS}::int) n`,
    );
    await app.db.patiently(
      60,
      sql`
      insert into catalog.listing_days (listing_id, day, views)
      select md5('thing' || n)::uuid, current_date - k, 1
      from generate_series(1, ${LISTINGS}::int) n, generate_series(0, 4) k`,
    );
    // A transaction of somebody else may keep rows from being seen as old for a moment.
    for (const table of ['listings', 'favorites', 'listing_contacts', 'listing_days'])
      await eventually(async () => {
        await app.db.rows(sql.raw(`vacuum (analyze) catalog.${table}`));
        return app.db.first(sql`
          select from pg_class where oid = ${`catalog.${table}`}::regclass and relallvisible = relpages`);
      });
  });
  afterAll(() => app.stop());

  const ask = () => person.client.get<Favorites>('/api/favorites?part=sold');

  it.each([
    ['/api/favorites', ['favorites_newest']],
    ['/api/favorites?sort=price-drop&part=available', ['favorites_newest']],
    ['/api/my-listings', ['listings_seller']],
    [
      '/api/my-figures',
      ['favorites_of_listing', 'listing_contacts_of_listing', 'listing_days_pkey', 'listings_seller'],
    ],
    ['/api/my-next-steps', []],
  ])('are found, counted and sorted along indexes: %s', async (path, counted) => {
    const sent = await sentBy(app, MANY, () => person.client.get(path));
    expect(sent.length).toBeGreaterThan(0);
    const plans = await Promise.all(sent.map((statement) => planOf(app, statement)));
    const reads = plans.flat().filter((node) => MANY.test(`catalog.${node['Relation Name']} `));
    expect(new Set(reads.map((node) => node['Node Type']))).not.toContain('Seq Scan');
    const alone = reads.filter((node) => node['Node Type'] === 'Index Only Scan');
    expect(alone.map((node) => node['Index Name'])).toEqual(expect.arrayContaining(counted));
  });

  it.each(['saved', 'price-drop', 'price-asc', 'price-desc'])(
    'hold every favorite once, page by page, in the order of %s',
    async (sort) => {
      const page = async (cursor: string | null): Promise<Favorites> => {
        const more = cursor ? `&cursor=${cursor}` : '';
        return (await person.client.get<Favorites>(`/api/favorites?sort=${sort}${more}`)).body;
      };
      const first = await page(null);
      const seen = first.items.map(({ id }) => id);
      for (let { nextCursor } = first; nextCursor !== null; ) {
        const next = await page(nextCursor);
        seen.push(...next.items.map(({ id }) => id));
        nextCursor = next.nextCursor;
      }
      expect(new Set(seen).size).toBe(LISTINGS / 20);
      expect(seen.length).toBe(LISTINGS / 20);
      expect(first).toMatchObject({
        saved: 300,
        categories: ['books', 'clothing'],
        counts: { all: 300, dropped: 50, available: 300, sold: 0 },
      });
    },
  );

  it('tell how many others there are of a kind, counted once for everybody', async () => {
    const some = sql`(md5('thing1')::uuid, md5('thing21')::uuid)`;
    const become = async (status: string) => {
      await app.db.rows(sql`update catalog.listings set status = ${status} where id in ${some}`);
      await app.db.rows(
        sql`update catalog.favorites set known_status = ${status} where listing_id in ${some}`,
      );
    };
    await become('sold');
    const counts = () => sentBy(app, /asked\.wanted/, ask);
    expect(await counts()).toHaveLength(1);
    expect((await ask()).body.alike).toMatchObject([{ query: 'thing', count: 99 }, { count: 99 }]);
    expect(await counts()).toEqual([]);
    await become('active');
  });

  it('count only what has the words and the category', async () => {
    const { body } = await person.client.get<Favorites>('/api/favorites?q=thing%202&category=books');
    const ids = Array.from({ length: LISTINGS }, (_, n) => n + 1).filter(
      (n) => n % 20 === 1 && n % 3 === 0 && String(n).startsWith('2'),
    );
    expect(body).toMatchObject({
      saved: 300,
      counts: { all: ids.length },
      categories: ['books', 'clothing'],
    });
  });
});
