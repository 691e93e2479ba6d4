import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { browse } from '../../support/world/listings.js';

const LISTINGS = 1100;

describe('paging through more listings than are counted', () => {
  let app: TestApp;
  let visitor: Client;

  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
    // Many with the same time and price, so that only the id tells them apart.
    await app.db.patiently(
      60,
      sql`
      insert into catalog.listings (id, seller_id, title, description, price_cents, category, condition, popularity, created_at)
      select gen_random_uuid(), gen_random_uuid(), 'Poster ' || n, 'A poster', 100 * (n % 7), 'collectibles', 'good',
        n % 5, timestamptz '2026-01-01' + (n % 9) * interval '1 microsecond'
      from generate_series(1, ${LISTINGS}) n`,
    );
  });
  afterAll(() => app.stop());

  it.each(['newest', 'price-asc', 'price-desc', 'popular'])(
    'meets every listing once, sorted by %s',
    async (sort) => {
      const seen: string[] = [];
      let cursor: string | null = '';
      do {
        const page = await browse(visitor, `sort=${sort}${cursor && `&cursor=${cursor}`}`);
        expect(page.items.length).toBeLessThanOrEqual(24);
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor);
      expect(seen).toHaveLength(LISTINGS);
      expect(new Set(seen).size).toBe(LISTINGS);
    },
  );

  it.each([
    ['newest', '2026-02-30T10:00:00+00:00'],
    ['newest', '12'],
    ['price-asc', '99999999999'],
    ['price-asc', '1.5'],
    ['popular', '2026-11-21T10:00:00+00:00'],
  ])('refuses a cursor of the sort %s that stands at %s', async (sort, key) => {
    const forged = `${sort} ${key} 0198c0de-0000-7000-8000-000000000000 whole`;
    const cursor = Buffer.from(forged).toString('base64url');
    const { status, problem } = await visitor.get(`/api/listings?sort=${sort}&cursor=${cursor}`);
    expect([status, problem.issues]).toMatchObject([422, [{ field: 'cursor', code: 'cursor-invalid' }]]);
  });

  it('refuses a cursor of another sort', async () => {
    const { nextCursor } = await browse(visitor, 'sort=price-asc');
    expect((await visitor.get(`/api/listings?sort=popular&cursor=${nextCursor}`)).status).toBe(422);
  });

  it.each(['', 'q=poster', 'maxPrice=50000', 'q=poster&category=collectibles'])(
    'counts up to 1,000 for "%s" and says that there are more',
    async (query) => {
      const { total, facets } = await browse(visitor, `facets=true&${query}`);
      expect(total).toEqual({ count: 1000, capped: true });
      expect(facets?.categories).toContainEqual({ value: 'collectibles', count: 1000, capped: true });
    },
  );
});
