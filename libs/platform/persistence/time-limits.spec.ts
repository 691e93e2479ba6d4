/** @waits for the limits */
import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { sql } from 'kysely';
import { startPart } from '../../../test/support/app/part.js';
import { eventually } from '../../../test/support/runner/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/runner/test-database.js';
import { Line } from '../../../test/support/servers/line.js';
import { Database } from './database.js';
import { DatabaseSettings } from './database.settings.js';
import { isDatabaseAway } from './database-away.js';
import { productOptions } from './orm-options.js';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => ({ away: isDatabaseAway(error), code: (error as { code?: string }).code }),
  );

// The limits themselves are waited for.
jest.setTimeout(60_000);

describe('a time limit', () => {
  const line = new Line();
  let database: TestDatabase;
  let app: INestApplicationContext;
  let db: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    app = await startPart(await line.to(database.url), { env: { DATABASE_POOL: '2' } });
    db = app.get(Database);
  });
  afterAll(async () => {
    await app.close();
    line.close();
    await database.drop();
  });

  it('is on every connection from its first moment', async () => {
    const rows = await db.rows(sql`
      select name, setting::int as ms from pg_settings where name like '%timeout' and setting <> '0'
        and source = 'client' order by name`);
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', ms: 60_000 },
      { name: 'lock_timeout', ms: 4000 },
      { name: 'statement_timeout', ms: 5000 },
    ]);
  });

  it('ends a statement that takes too long', async () => {
    expect(await failureOf(db.rows(sql`select pg_sleep(100)`))).toEqual({ away: true, code: '57014' });
    expect(await db.rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  });

  it('ends a wait for a lock', async () => {
    const em = app.get(MikroORM).em.fork();
    await em.begin();
    await em.execute('lock table platform.job_runs');
    expect(
      await failureOf(db.rows(sql`insert into platform.job_runs (job, slot) values ('x', now())`)),
    ).toEqual({
      away: true,
      code: '55P03',
    });
    await em.rollback();
  });

  it('is longer for a job that says so, on its statement alone', async () => {
    const shown = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`;
    expect(await db.patiently(300, shown)).toEqual([{ limit: '5min' }]);
    expect(await db.rows(shown)).toEqual([{ limit: '5s' }]);
    expect(await db.patiently(300, sql`select 1 as one from pg_sleep(6)`)).toEqual([{ one: 1 }]);
    await expect(db.patiently(300, sql`select no_such_thing`)).rejects.toThrow('does not exist');
    expect(await db.rows(shown)).toEqual([{ limit: '5s' }]);
  });

  it.each(['begin', 'select', 'commit'])(
    'leaves the pool whole when connections end before a %s',
    async (moment) => {
      for (let n = 0; n < 3; n++) {
        const em = app.get(MikroORM).em.fork();
        if (moment === 'begin') await db.rows(sql`select 1`);
        else await em.begin();
        line.cut();
        const lost = {
          begin: () => em.begin(),
          select: () => em.execute('select 1'),
          commit: () => em.commit(),
        }[moment];
        expect(await failureOf(Promise.resolve(lost?.()))).toMatchObject({ away: true });
        if (moment !== 'begin') await em.rollback().catch(() => undefined);
      }
      expect(await db.rows(sql`select 1 as one`)).toEqual([{ one: 1 }]);
    },
  );

  it('does not keep the pool from ending while it opens a connection', async () => {
    const orm = await MikroORM.init({
      ...productOptions(database.url, Object.assign(new DatabaseSettings(), { DATABASE_POOL: 2 })),
      entities: [],
    });
    const em = orm.em.fork();
    await em.begin();
    const begun = failureOf(orm.em.fork().begin());
    const pool = await orm.em.getConnection().getNativeClient();
    while (pool.totalCount < 2) await setImmediate();
    await Promise.all([orm.close(), em.rollback()]);
    expect(await begun).not.toBe('none');
    expect(pool.totalCount).toBe(0);
  });

  it('ends a wait for a connection when the settings say so', async () => {
    const impatient = await startPart(database.url, {
      env: { DATABASE_POOL: '2', DATABASE_WAIT_MS: '2000' },
    });
    const holders = [0, 1].map(() => impatient.get(MikroORM).em.fork());
    for (const holder of holders) await holder.begin();
    const waiting = impatient.get(Database).rows(sql`select 1`);
    const failure = failureOf(waiting);
    // Without the setting this would be first: 3.5 s are allowed.
    const first = await Promise.race([failure, setTimeout(3300, 'waits still')]);
    expect(first).toMatchObject({ away: true });
    await Promise.all([...holders.map((holder) => holder.rollback()), failure]);
    await impatient.close();
  });

  it('ends what a silent database owes, and whatever was begun there is nobody else’s', async () => {
    const em = app.get(MikroORM).em.fork();
    await em.begin();
    await em.execute(`insert into platform.job_runs (job, slot) values ('begun', now())`);
    line.halt();
    const owed = [
      failureOf(em.execute('select 1')),
      failureOf(db.rows(sql`select 1`)),
      failureOf(db.rows(sql`select 1`)),
    ];
    for (const failure of await Promise.all(owed)) expect(failure).toMatchObject({ away: true });
    await em.rollback().catch(() => undefined);
    line.mend();
    expect(await eventually(() => db.rows(sql`select 1 as one`).catch(() => undefined))).toEqual([
      { one: 1 },
    ]);
    expect(await db.rows(sql`select from platform.job_runs where job = 'begun'`)).toEqual([]);
  });
});
