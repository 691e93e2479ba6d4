import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import { MINUTE_MS } from '#contract/time';
import { startPart } from '../../../test/support/app/part.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/runner/test-database.js';
import { Database } from './database.js';

/** How often a statement of this name has been planned so far: for all values, and for its own. */
const PLANS = `
  select generic_plans::int as "forAll", custom_plans::int as "forOwn" from pg_prepared_statements where name = $1`;
/** Two of them for named statements. */
const POOL = 8;
/** PostgreSQL tries five plans before it decides. */
const OFTEN = 12;

/** The process that serves the connection. */
const WHO = 'select pg_backend_pid() as process where $1::int is not null';

/** What it answers the last time. */
async function often(send: () => Promise<unknown[]>): Promise<unknown[]> {
  let last: unknown[] = [];
  for (let n = 0; n < OFTEN; n++) last = await send();
  return last;
}

let database: TestDatabase;
let app: INestApplicationContext;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startPart(database.url, { env: { DATABASE_POOL: String(POOL) } });
  db = app.get(Database);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('a named statement', () => {
  it('that is prepared comes to one plan for all its values', async () => {
    expect(await often(() => db.prepared('prepared', PLANS, ['prepared']))).toEqual([
      { forAll: expect.any(Number), forOwn: 5 },
    ]);
  });

  it('that is parsed once is planned for its values every time', async () => {
    expect(await often(() => db.parsedOnce('parsed', PLANS, ['parsed']))).toEqual([
      { forAll: 0, forOwn: OFTEN },
    ]);
  });

  it('goes over every fourth connection, however many are sent, and the others over the rest', async () => {
    const all = Array.from({ length: 10 * POOL }, (_, n) => n);
    const serving = async (send: (n: number) => Promise<{ process: number }[]>) =>
      new Set((await Promise.all(all.map(send))).flat().map(({ process }) => process));
    const [named, others] = await Promise.all([
      serving((n) => db.prepared('who', WHO, [n])),
      serving((n) => db.rows(CompiledQuery.raw(WHO, [n]))),
    ]);
    expect(named.size).toBeLessThanOrEqual(POOL / 4);
    expect([...named].filter((process) => others.has(process))).toEqual([]);
  });
});

const backend = async () => (await db.rows<{ process: number }>(CompiledQuery.raw(WHO, [1])))[0]?.process;

describe('a lock', () => {
  const HELD = `
    select from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and granted and datname = current_database()`;
  const held = async () => (await db.rows(CompiledQuery.raw(HELD))).length;

  it('is held until the transaction ends', async () => {
    await app.get(EntityManager).transactional(async () => {
      await db.lock('one at a time');
      expect(await held()).toBe(1);
    });
    expect(await held()).toBe(0);
  });

  it('is not taken without a transaction, where it would hold nothing', async () => {
    await expect(db.lock('one at a time')).rejects.toThrow('no transaction that would hold "one at a time"');
  });
});

describe('a moment', () => {
  it.each(['America/Los_Angeles', 'Asia/Tokyo'])(
    'has the day it has in UTC, on a machine in %s',
    async (zone) => {
      process.env.TZ = zone;
      const days = await Promise.all(
        ['2026-07-01T03:00:00Z', '2026-07-01T22:00:00Z'].map((moment) =>
          db.first<{ day: string }>(CompiledQuery.raw('select $1::date::text as day', [new Date(moment)])),
        ),
      );
      delete process.env.TZ;
      expect(days).toEqual([{ day: '2026-07-01' }, { day: '2026-07-01' }]);
    },
  );
});

describe('a connection of the pool', () => {
  it('is kept for ten minutes with nothing to do, and then ended', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const first = await backend();
    expect(await backend()).toBe(first);
    const [end] = timers.mock.calls.findLast(([, ms]) => ms === 10 * MINUTE_MS) ?? [];
    end?.();
    expect(await backend()).not.toBe(first);
  });
});
