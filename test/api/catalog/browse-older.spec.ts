import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { JobRunner } from '#platform/jobs/job-runner';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { browse } from '../../support/world/listings.js';

const SINCE = '2026-03-01T00:00:00Z';

interface Made {
  title: string;
  count: number;
  /** Posted at so many minutes after SINCE, and then one every minute. */
  from: number;
  category?: string;
}

describe('searching a market of which only a part is recent', () => {
  let app: TestApp;
  let visitor: Client;

  const post = ({ title, count, from, category = 'collectibles' }: Made) =>
    app.db.rows(sql`
      insert into catalog.listings (id, seller_id, title, description, price_cents, category, condition, popularity, created_at)
      select gen_random_uuid(), gen_random_uuid(), ${title} || ' ' || n, '', 100 * (n % 7), ${category}, 'good', n % 5,
        ${SINCE}::timestamptz + (${from}::int + n / 2) * interval '1 minute'
      from generate_series(0, ${count}::int - 1) n`);
  const keepRecent = () => app.nest.get(JobRunner).runNow('catalog.keep-recent-listings');
  const marked = async () => {
    const [row] = await app.db.rows(
      sql<{ marked: number; wrong: number }>`
        select count(*) filter (where recent)::int as marked,
          count(*) filter (where recent <> (created_at > (select since from catalog.recency)))::int as wrong
        from catalog.listings`,
    );
    return row;
  };
  const pagesOf = async (query: string) => {
    const pages: string[][] = [];
    let cursor: string | null = '';
    do {
      const page = await browse(visitor, `${query}${cursor && `&cursor=${cursor}`}`);
      pages.push(page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    return pages;
  };
  const newestFirst = async (word: string) => {
    const rows = await app.db.rows(sql<{ id: string }>`
      select id from catalog.listings where title like ${`${word}%`} order by created_at desc, id desc`);
    return rows.map(({ id }) => id);
  };

  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
    // Two in each minute, from well before the boundary until well after it.
    await post({ title: 'Poster', count: 120, from: -35 });
    await post({ title: 'Atlas', count: 10, from: -400 });
    await post({ title: 'Clock', count: 5, from: 10, category: 'home-garden' });
    await post({ title: 'Clock', count: 30, from: -300 });
    await post({ title: 'Globe', count: 1100, from: -2000 });
    await app.db.rows(sql`update catalog.recency set since = ${SINCE}::timestamptz`);
    await keepRecent();
    // Given its time by hand, so marked as recent among older ones.
    await post({ title: 'Poster', count: 2, from: -20 });
  });
  afterAll(() => app.stop());

  it.each(['newest', 'price-asc', 'price-desc', 'popular'])(
    'meets every match once over the boundary, sorted by %s',
    async (sort) => {
      const seen = (await pagesOf(`q=poster&sort=${sort}`)).flat();
      expect(seen).toHaveLength(122);
      expect(new Set(seen).size).toBe(122);
    },
  );

  it.each(['poster', 'pos', 'clock', 'atlas', 'globe'])('shows the newest of "%s" first', async (q) => {
    const pages = await pagesOf(`q=${q}`);
    expect(pages.flat()).toEqual(
      await newestFirst(q === 'pos' ? 'Poster' : q.replace(/^./, (c) => c.toUpperCase())),
    );
    expect(pages.slice(0, -1).every((page) => page.length === 24)).toBe(true);
  });

  it('counts the older matches too, up to 1,000', async () => {
    const clocks = await browse(visitor, 'q=clock&category=home-garden&facets=true');
    expect(clocks.items).toHaveLength(5);
    expect(clocks.total).toEqual({ count: 5, capped: false });
    expect(clocks.facets?.categories).toContainEqual({ value: 'collectibles', count: 30, capped: false });
    const globes = await browse(visitor, 'q=globe&facets=true&sort=price-asc');
    expect(globes.items).toHaveLength(24);
    expect(globes.total).toEqual({ count: 1000, capped: true });
  });

  it('gives the first page the same with counts and without', async () => {
    for (const q of [
      'poster',
      'clock',
      'atlas',
      'globe',
      'glob',
      'clock&category=home-garden&condition=good',
    ])
      for (const sort of ['newest', 'price-asc', 'popular']) {
        const { items, nextCursor } = await browse(visitor, `q=${q}&sort=${sort}&facets=true`);
        expect(await browse(visitor, `q=${q}&sort=${sort}`)).toEqual({ items, nextCursor });
      }
  });

  it('marks as recent the 100,000 newest listings', async () => {
    await app.db.rows(sql`update catalog.recency set since = '-infinity'`);
    await app.db.rows(sql`update catalog.listings set recent = true`);
    await keepRecent();
    expect(await marked()).toEqual({ marked: 1267, wrong: 0 });
    await app.db.patiently(
      120,
      sql`
      insert into catalog.listings (id, seller_id, title, description, price_cents, category, condition, popularity, created_at, status)
      select gen_random_uuid(), gen_random_uuid(), '', '', 0, 'other', 'good', 0,
        ${SINCE}::timestamptz + n * interval '1 day', 'removed'
      from generate_series(1, 99990) n`,
    );
    // As PostgreSQL knows it when it has last looked while everything had just been deleted.
    await app.db.rows(sql`
      update pg_class set reltuples = 0, relpages = 1000 where oid = 'catalog.listings'::regclass`);
    await keepRecent();
    await app.db.rows(sql`analyze catalog.listings`);
    const { marked: kept, wrong } = (await marked()) ?? {};
    expect(wrong).toBe(0);
    expect(kept).toBe(100_000);
    expect((await pagesOf('q=poster')).flat()).toHaveLength(122);
  });
});
