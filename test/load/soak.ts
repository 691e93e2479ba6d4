import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MINUTE_MS } from '#contract/time';
import type { SessionAnswer } from '../../src/identity/sessions/session.dto.js';
import { Client } from '../support/app/client.js';
import { type ProductProcess, startProduct } from '../support/app/product-process.js';
import { aListing } from '../support/world/listings.js';

// How much memory the product takes: after its first start with the demo town, under people who read and write for a
// while, and after they have gone. Also counts what it holds open, and what it could not answer.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    /** Minutes of nobody at all, in the end. */
    calm: { type: 'string', default: '2' },
    /** `false`: a marketplace of nobody, as most begin. */
    demo: { type: 'string', default: 'true' },
  },
});
const LOAD_MS = Number(values.minutes) * MINUTE_MS;
const CALM_MS = Number(values.calm) * MINUTE_MS;
const READERS = 4;
const WRITERS = 2;
const EVERY_MS = 30_000;
/** The server looks every half a minute whether it is calm. */
const SETTLES_MS = 65_000;
const WORDS = [
  'bike',
  'lamp',
  'desk',
  'novel',
  'guitar',
  'jacket',
  'bicicleta',
  'couch',
  'lap top',
  'chair red',
];
const CATEGORIES = ['electronics', 'books', 'clothing', 'home-garden', 'sporting-goods', 'free'];

const statuses = new Map<number, number>();
const ended = new AbortController();

const folder = await mkdtemp(join(tmpdir(), 'vybac-soak-'));
const product = await startProduct({
  NODE_ENV: 'production',
  DATABASE_URL: '',
  DATA_DIR: folder,
  DEMO_DATA: values.demo,
  TOKEN_SECRET: randomBytes(32).toString('hex'),
  PUBLIC_URL: 'http://localhost',
  THROTTLE_PER_MINUTE: '100000000',
  GUESTS_PER_HOUR: '10000',
  LOG_LEVEL: 'error',
});
try {
  if (values.demo === 'true') await demoTown(product);
  await report('after the first start');
  await wait(SETTLES_MS);
  await report('once it is calm');
  const people = [
    ...Array.from({ length: READERS }, (_, n) => read(new Client(product.url), n)),
    ...Array.from({ length: WRITERS }, () => write(product)),
  ];
  for (const until = performance.now() + LOAD_MS; performance.now() < until; await wait(EVERY_MS))
    await report('under load');
  ended.abort();
  await Promise.all(people);
  await wait(CALM_MS);
  await report(`${values.calm} minutes later`);
  const refused = [...statuses].filter(([status]) => status >= 500 || status === 0);
  console.log(`answers by status: ${JSON.stringify(Object.fromEntries(statuses))}`);
  console.log(`answers of 500 and above: ${refused.reduce((sum, [, each]) => sum + each, 0)}`);
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Until the demo town stands: its pictures are drawn while the product already answers. */
async function demoTown({ url }: ProductProcess): Promise<void> {
  const visitor = new Client(url);
  for (let before = -1; ; await wait(3000)) {
    const { body } = await visitor.get<{ total: { count: number } }>('/api/listings?facets=true');
    if (body.total.count > 0 && body.total.count === before) return;
    before = body.total.count;
  }
}

async function read(visitor: Client, seed: number): Promise<void> {
  for (let n = seed; !ended.signal.aborted; n++) {
    const word = encodeURIComponent(WORDS[n % WORDS.length] ?? '');
    const category = CATEGORIES[n % CATEGORIES.length];
    const found = await ask(visitor, `/api/listings?q=${word}&facets=true`);
    const items = (found as { items?: { id: string }[] }).items ?? [];
    const id = items[n % Math.max(1, items.length)]?.id;
    await ask(visitor, '/');
    await ask(visitor, `/listings?category=${category}&q=${word}`);
    if (id) {
      await ask(visitor, `/listing/${id}`);
      await ask(visitor, `/api/listings/${id}`);
    }
  }
}

async function write({ url }: ProductProcess): Promise<void> {
  let client = await guest(url);
  for (let n = 0; !ended.signal.aborted; n++) {
    const { status, body } = await client.post<{ id: string }>(
      '/api/listings',
      aListing({ title: `Soaked ${WORDS[n % WORDS.length]} ${n}` }),
    );
    count(status);
    if (status === 401 || status === 429) client = await guest(url);
    if (status !== 201) continue;
    count((await client.patch(`/api/listings/${body.id}`, { price: n % 500 })).status);
    count((await client.delete(`/api/listings/${body.id}`)).status);
    await wait(50);
  }
}

/** One person puts up only so much: the next one goes on. */
async function guest(url: string): Promise<Client> {
  const client = new Client(url);
  const { status, body } = await client.post<SessionAnswer>('/api/guests', {});
  if (status !== 201) throw new Error(`There is no further guest: ${status}`);
  client.accessToken = body.accessToken;
  return client;
}

async function ask(visitor: Client, path: string): Promise<unknown> {
  const answer = await visitor.get(path).catch(() => null);
  count(answer?.status ?? 0);
  return answer?.body ?? {};
}

function count(status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

function mb(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}

async function report(when: string): Promise<void> {
  const text = await (await fetch(`${product.url}/metrics`)).text();
  const of = (name: string) =>
    Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'gm'))].reduce(
      (all, [, each]) => all + Number(each),
      0,
    );
  const answered = [...statuses.values()].reduce((all, each) => all + each, 0);
  console.log(
    [
      `${when.padEnd(22)} ${new Date().toISOString().slice(11, 19)}`,
      `RSS ${mb(of('process_resident_memory_bytes'))} MB`,
      `heap ${mb(of('nodejs_heap_size_used_bytes'))} of ${mb(of('nodejs_heap_size_total_bytes'))}`,
      `outside ${mb(of('nodejs_external_memory_bytes'))}`,
      `open ${of('process_open_fds')}`,
      `resources ${sum('nodejs_active_resources')}`,
      `answers ${answered}`,
    ].join('  '),
  );
}
