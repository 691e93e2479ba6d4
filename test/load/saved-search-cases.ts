import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { CATEGORIES, CONDITIONS } from '#contract/listings';
import { matchingOf, noteAlerts } from '../../src/catalog/saved-searches/search-matching.sql.js';
import { ADJECTIVES, NOUNS } from './seed/words.js';

export const SAVED_SEARCH_CASE = 'saved-searches';

const SEARCHES = 100_000;
const PUBLISHED = 200;
/** As many as the product takes at a time. */
const BATCH = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** How long it takes to find and note the saved searches that a listing fits, without any and with 100,000 of them. */
export async function benchmarkSavedSearches(databaseUrl: string): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const client = await pool.connect();
  const compiler = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const send = async <Row>(query: RawBuilder<Row>) => {
    const { sql: text, parameters } = query.compile(compiler);
    return (await client.query(text, [...parameters])).rows as Row[];
  };
  try {
    await client.query('truncate catalog.saved_searches cascade');
    await client.query('vacuum (analyze) catalog.saved_searches');
    const without = await measure(client, send);
    console.error(`Seeding ${SEARCHES.toLocaleString('en')} saved searches …`);
    await seed(client, send);
    console.table([
      { searches: 0, ...without },
      { searches: SEARCHES, ...(await measure(client, send)) },
    ]);
    await client.query('truncate catalog.saved_searches cascade');
  } finally {
    client.release();
    await pool.end();
  }
}

type Send = <Row>(query: RawBuilder<Row>) => Promise<Row[]>;

/** Of the newest listings, in milliseconds; what is noted is taken back. */
async function measure(client: PoolClient, send: Send) {
  const { rows } = await client.query<{ id: string }>(
    `select id from catalog.listings where status = 'active' order by created_at desc limit $1`,
    [PUBLISHED],
  );
  const times: number[] = [];
  let found = 0;
  for (const { id } of rows) {
    await client.query('begin');
    const start = performance.now();
    found += (await send(noteAlerts(id, FIRST, BATCH, new Date()))).length;
    times.push(performance.now() - start);
    await client.query('rollback');
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => Number((times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2));
  return { 'found each': found / rows.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}

/** What people look for: mostly a thing, or one of a kind; some with a category, a condition or a price. */
async function seed(client: PoolClient, send: Send): Promise<void> {
  await client.query('begin');
  // The columns depend on the filters alone: each kind of search is worked out once and stored many times.
  const kinds = 2000;
  for (let n = 0; n < kinds; n++) {
    const noun = pick(NOUNS, n * 7);
    const filters = {
      q: n % 20 === 0 ? undefined : n % 3 === 0 ? noun : `${pick(ADJECTIVES, n * 13)} ${noun}`,
      ...((n % 4 === 0 || n % 20 === 0) && { category: pick(CATEGORIES, n * 5) }),
      ...((n % 6 === 0 || n % 20 === 0) && { condition: pick(CONDITIONS, n * 11) }),
      ...(n % 5 === 0 && { maxPrice: 20 + ((n * 17) % 400) }),
    };
    await send(sql`
      insert into catalog.saved_searches (id, person_id, name, stop_token, frequency, active, words,
        min_cents, max_cents, place_words, anchors, created_at, seen_at)
      select gen_random_uuid(), gen_random_uuid(), 'Search', gen_random_uuid(), 'daily', true, words,
        min_cents, max_cents, place_words, anchors, now(), now()
      from (${matchingOf(filters)}) matching, generate_series(1, ${SEARCHES / kinds}::int)`);
  }
  await client.query('commit');
  await client.query('vacuum (analyze) catalog.saved_searches');
}

const pick = <T>(from: readonly T[], n: number) => from[n % from.length] as T;
