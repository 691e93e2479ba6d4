import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client as Postgres } from 'pg';
import { weekAfter, weekStartOf } from '#contract/monetization/weekly-challenge';
import { startProduct } from '../../../support/app/product-process.js';
import { eventually } from '../../../support/runner/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../support/runner/test-database.js';

/** `npm run rewards:check` has a hundred thousand. */
const PEOPLE = Number(process.env.REWARDED_PEOPLE ?? 1500);
const PATIENCE_MS = 60_000;
const JOB = 'monetization.close-reward-week';

const all = (count = 0) => ({
  coupons: count,
  people: count,
  codes: count,
  rewards: count,
  credits: count,
  notices: count,
});

describe('A server that is killed while it closes a week', () => {
  let database: TestDatabase;
  let postgres: Postgres;
  let obstacle: Postgres;
  let dataDir: string;
  const week = weekAfter(weekStartOf(new Date()), -1);

  beforeAll(async () => {
    [database, dataDir] = await Promise.all([
      createTestDatabase(),
      mkdtemp(join(tmpdir(), 'vybac-rewards-')),
    ]);
    postgres = new Postgres({ connectionString: database.url });
    obstacle = new Postgres({ connectionString: database.url });
    await Promise.all([postgres.connect(), obstacle.connect()]);
  });
  afterAll(async () => {
    await Promise.all([postgres.end(), obstacle.end()]);
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** A slot of an hour ago is made up for at the next start. */
  const hasMissedASlot = async () => {
    await postgres.query('delete from platform.job_runs where job = $1', [JOB]);
    await postgres.query(
      `insert into platform.job_runs (job, slot, finished_at, result) values ($1, now() - interval '2 hours', now(), 'registered')`,
      [JOB],
    );
  };
  const counted = async () => {
    const { rows } = await postgres.query<Record<string, number>>(`
      select (select count(*)::int from monetization.coupons) as coupons,
        (select count(distinct person_id)::int from monetization.coupons) as people,
        (select count(distinct code)::int from monetization.coupons) as codes,
        (select count(*)::int from monetization.user_rewards) as rewards,
        (select count(*)::int from monetization.credit_transfers where kind = 'reward') as credits,
        (select count(*)::int from notifications.notices where code = 'reward-earned') as notices`);
    return rows[0] ?? {};
  };
  const isTrue = async (condition: string) =>
    (await postgres.query<{ is: boolean }>(`select ${condition} as is`)).rows[0]?.is === true;

  it('has rewarded nobody by half, and the next one rewards the others, each once', async () => {
    await postgres.query(
      `insert into directory.people (id, kind, name)
      select md5('earner' || n)::uuid, 'guest', 'Guest ' || n from generate_series(1, $1::int) n`,
      [PEOPLE],
    );
    await postgres.query(
      `insert into monetization.week_listings (listing_id, person_id, week_start, likeness, published_at)
      select md5('thing' || n || '-' || thing)::uuid, md5('earner' || n)::uuid, $2, md5(thing::text), now()
      from generate_series(1, $1::int) n, generate_series(1, 3) thing`,
      [PEOPLE, week],
    );
    await postgres.query('insert into monetization.reward_weeks (week_start) values ($1)', [week]);
    // Somebody else is about to reward the one in the middle: there the job waits, and there it dies.
    await obstacle.query('begin');
    await obstacle.query(
      `insert into monetization.user_rewards (person_id, week_start, listings_count, rewarded_at)
      select id, $1, 3, now() from directory.people order by id offset $2 limit 1`,
      [week, Math.floor(PEOPLE / 2)],
    );
    // In a test's own process no job runs by itself.
    const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, NODE_ENV: 'development' };
    await hasMissedASlot();
    const first = await startProduct(settings);
    try {
      await eventually(
        () =>
          isTrue(`exists (select from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock' and query like '%monetization.user_rewards%')`),
        PATIENCE_MS,
      );
    } finally {
      await first.kill();
      await obstacle.query('rollback');
    }
    const some = await counted();
    expect(some.coupons).toBeGreaterThan(0);
    expect(some.coupons).toBeLessThan(PEOPLE);
    expect(some).toEqual(all(some.coupons));

    await hasMissedASlot();
    const second = await startProduct(settings);
    try {
      await eventually(
        () => isTrue('exists (select from monetization.reward_weeks where closed_at is not null)'),
        PATIENCE_MS,
      );
      expect(await counted()).toEqual(all(PEOPLE));
    } finally {
      await second.stop();
    }
  }, 180_000);
});
