import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { usdText } from '#platform/persistence/money.sql';
import { createTestDatabase, type TestDatabase } from '../support/runner/test-database.js';
import { type SourceFile, sourceFiles } from '../support/sources/source-files.js';

/** Where USD become cents and cents USD, and shares of them are taken. */
const CONVERSIONS = ['libs/contract/money.ts', 'libs/platform/persistence/money.sql.ts'];

/** A hundred that is multiplied, divided by or counted up to, and one that goes by the name of cents. */
const BY_HUNDRED = [
  /[*/%]\s*(?:1_?00|1e2)(?:\.0+)?(?![\d_.])/,
  /(?<![\d_.])(?:100|1e2)(?:\.0+)?\s*\*/,
  /\*\s*0?\.01(?!\d)/,
  /(?<!per)cents?\w*\s*=\s*100\b/i,
];

/** Hundreds that are no money, or percent that are compared without being rounded. */
const NO_CONVERSION: Record<string, string[]> = {
  'test/support/files/images.ts': ['7919) % 100'],
  'libs/ai/text/condition/vocabulary.ts': ['100% 100'],
  'libs/ai/text/price/price-reading.ts': ['last.value % 100 !== 0'],
  'libs/contract/monetization/boosts.ts': ['(viewsPerDay(during) / viewsPerDay(before) - 1) * 100'],
  'libs/contract/offers/numbers/number-grammar.ts': ['digit.value * 100'],
  'libs/platform/observability/request-observer.ts': ['reply.statusCode / 100'],
  'src/catalog/demo/drawings/svg.ts': ['value * 100) / 100'],
  'src/catalog/demo/drawings/families/collectibles.ts': ['r / 100'],
  'src/messaging/bot-answers/tuned-markup.ts': ['markup / 100', '(counterCents / minimumCents - 1) * 100'],
  'src/messaging/bot-rules/compare-percent.ts': ['Math.round(percent * 100)'],
};

/** Columns with such a name that hold no money. */
const NO_MONEY: readonly string[] = [];

const files = sourceFiles('{src,libs,web/src,test}/**/*.{ts,tsx}');

describe('Money', () => {
  it('is converted in one place', () => {
    expect(conversionsIn(files)).toEqual([]);
  });

  it.each(
    Object.entries(NO_CONVERSION).flatMap(([path, pieces]) => pieces.map((piece) => [path, piece] as const)),
  )('has an exception in %s that is there: %s', (path, piece) => {
    expect(files.find((file) => file.path === path)?.text).toContain(piece);
  });

  it.each([
    'const cents = Math.round(usd * 100);',
    'return this.priceCents / 100;',
    'const cents = 100 * usd;',
    'sql`select (price_cents / 100.0)::float8 as price`',
    "sql`round((data ->> 'minimum_price')::numeric * 100)::int`",
    'const CENTS = 100;',
    'const usd = cents * 0.01;',
    'const whole = cents % 100 === 0;',
    'const usd = cents / 1e2;',
  ])('converted by hand is found: %s', (text) => {
    const planted = { path: 'src/shop/till.ts', text };
    expect(conversionsIn([planted])).toEqual([`src/shop/till.ts: ${text}`]);
  });

  it.each(['const PERCENT = 100;', 'const far = meters / 1000;', '// cents / 100', '/** USD * 100. */'])(
    'is not what is found otherwise: %s',
    (text) => expect(conversionsIn([{ path: 'src/shop/till.ts', text }])).toEqual([]),
  );
});

/** What a column of money is called. */
const NAMED_MONEY = '(^|_)(price|amount|cents|fee|fees|cost|revenue|total_cents|total_amount)(_|$)';
const MONEY_COLUMNS = `
  select table_schema || '.' || table_name || '.' || column_name as name, data_type as type
  from information_schema.columns
  where table_schema not in ('pg_catalog', 'information_schema')
    and (column_name ~ '${NAMED_MONEY}') and column_name !~ '_id$'
  order by 1`;
const WHOLE = ['smallint', 'integer', 'bigint'];

/** Money that is added up or reckoned with as something that has fractions of its own making. */
const FLOAT_SUMS = [
  /\b(?:sum|avg)\(\s*[\w.]*(?:cents|price|amount)\w*\s*\)\s*::\s*(?:float|real|double)/i,
  /\b[\w.]*_cents\s*::\s*(?:float|real|double)/i,
];

describe('Money in the database', () => {
  let database: TestDatabase;
  let postgres: Client;

  beforeAll(async () => {
    database = await createTestDatabase();
    postgres = new Client({ connectionString: database.url });
    await postgres.connect();
  });
  afterAll(async () => {
    await postgres.end();
    await database.drop();
  });

  const fractions = async () => {
    const { rows } = await postgres.query<{ name: string; type: string }>(MONEY_COLUMNS);
    expect(rows.length).toBeGreaterThan(10);
    return rows.filter(({ type }) => !WHOLE.includes(type)).map(({ name, type }) => `${name}: ${type}`);
  };

  it('is whole cents in every column', async () => {
    expect(
      (await fractions()).filter((found) => !NO_MONEY.some((name) => found.startsWith(`${name}:`))),
    ).toEqual([]);
  });

  it('of another type is found', async () => {
    await postgres.query(
      'create schema planted; create table planted.till (fee_cents numeric, price float8)',
    );
    const found = await fractions();
    await postgres.query('drop schema planted cascade');
    expect(found).toEqual(
      expect.arrayContaining(['planted.till.fee_cents: numeric', 'planted.till.price: double precision']),
    );
  });

  it('comes out as USD to the cent, also in amounts that no listing has', async () => {
    const { rows } = await postgres.query(`
      select cents from (
        select generate_series(0, 200000) as cents union all select generate_series(2147400000, 2147483647, 7)
      ) amounts
      where ${usdText('cents')} <> round(cents / 100.0, 2)::text::float8`);
    expect(rows).toEqual([]);
  });

  it('is nowhere added up as a fraction', () => {
    expect(sums(sourceFiles('{src,libs}/**/*.ts'))).toEqual([]);
    const planted = ['select sum(amount_cents)::float8 from till', 'select price_cents::float8 / 3'];
    expect(sums(planted.map((text) => ({ path: 'a.ts', text })))).toHaveLength(2);
  });
});

const sums = (all: readonly SourceFile[]) =>
  all.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => FLOAT_SUMS.some((pattern) => pattern.test(line)))
      .map((line) => `${path}: ${line.trim()}`),
  );

function conversionsIn(all: readonly SourceFile[]): string[] {
  return all
    .filter(({ path }) => !CONVERSIONS.includes(path))
    .flatMap(({ path, text }) => {
      const code = (NO_CONVERSION[path] ?? []).reduce(
        (left, piece) => left.replaceAll(piece, ''),
        text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, ''),
      );
      return code
        .split('\n')
        .filter((line) => BY_HUNDRED.some((pattern) => pattern.test(line)))
        .map((line) => `${path}: ${line.trim()}`);
    });
}
