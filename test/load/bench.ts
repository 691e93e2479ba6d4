import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '#platform/persistence/embedded/embedded-postgres';
import { migrate } from '#platform/persistence/migrate';
import { CASES } from './cases.js';
import { benchmarkChat, CHAT_CASES } from './chat-cases.js';
import { benchmarkGate, GATE_CASE } from './gate-case.js';
import { type Figures, measure } from './measure.js';
import { printGrowth, printRates, type Row } from './report.js';
import { benchmarkSavedSearches, SAVED_SEARCH_CASE } from './saved-search-cases.js';
import { SEED, seedMarket } from './seed/seed.js';
import { startBare, startProduct } from './servers.js';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100000,1000000' },
    cases: {
      type: 'string',
      default: [...CASES.map(({ name }) => name), SAVED_SEARCH_CASE, GATE_CASE, ...CHAT_CASES].join(','),
    },
    connections: { type: 'string', default: '16' },
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    /** Where the seeded databases stay, so that the next run need not seed again. */
    data: { type: 'string', default: join(tmpdir(), 'vybac-bench') },
  },
});

const names = options.cases.split(',');
const cases = CASES.filter(({ name }) => names.includes(name));
const searches = names.includes(SAVED_SEARCH_CASE);
const gate = names.includes(GATE_CASE);
const sizes = cases.length > 0 || searches || gate ? options.sizes.split(',').map(Number) : [];
const load = {
  connections: Number(options.connections),
  seconds: Number(options.seconds),
  rounds: Number(options.rounds),
};

await mkdir(options.data, { recursive: true });
const postgres = await startEmbeddedPostgres(options.data);
try {
  const rows: Row[] = [];
  for (const size of sizes) {
    if (searches) await benchmarkSavedSearches(await seededDatabase(size));
    if (gate) await benchmarkGate(await seededDatabase(size), size, load, options.data);
    if (cases.length === 0) continue;
    const measured = await benchmark(size);
    printRates(measured);
    rows.push(...measured);
  }
  if (cases.length > 0) printGrowth(rows);
  await benchmarkChat(names, postgres.url, { ...load, dataDir: options.data });
} finally {
  await postgres.stop();
}

async function benchmark(size: number): Promise<Row[]> {
  const databaseUrl = await seededDatabase(size);
  const product = await startProduct(databaseUrl, load.connections, options.data);
  const rows: Row[] = [];
  try {
    for (const { title, name, ...kind } of cases) {
      const sent = kind.requests(size);
      const bare = await startBare(databaseUrl, load.connections, sent);
      const plain = kind.plain && (await startBare(databaseUrl, load.connections, sent, name));
      console.error(`${size.toLocaleString('en')} listings: ${title} …`);
      const both = { product: product.url, bare: bare.url };
      const figures: Record<'product' | 'bare', Figures> & { plain?: Figures } = plain
        ? await measure({ ...both, plain: plain.url }, sent, load)
        : await measure(both, sent, load);
      await bare.stop();
      await plain?.stop();
      rows.push({ size, title, ...figures });
    }
  } finally {
    await product.stop();
  }
  return rows;
}

async function seededDatabase(size: number): Promise<string> {
  const name = `bench_${size}`;
  const url = Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
  const server = await connected(postgres.url);
  const { rowCount } = await server.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) await server.query(`create database ${name}`);
  await server.end();
  const migrated = await migrate(url);

  const database = await connected(url);
  const { rows } = await database.query<{ seeded: string | null }>(
    `select obj_description('catalog'::regnamespace, 'pg_namespace') as seeded`,
  );
  if (rows[0]?.seeded !== SEED) {
    console.error(`Seeding ${size.toLocaleString('en')} listings …`);
    await seedMarket(database, size);
    await database.query(`comment on schema catalog is '${SEED}'`);
  } else if (migrated.length > 0) {
    await database.query('vacuum (analyze)');
  }
  await database.end();
  return url;
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}
