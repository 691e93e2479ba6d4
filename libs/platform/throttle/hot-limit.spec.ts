import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../test/support/runner/test-database.js';
import { Metrics } from '../observability/metrics.js';
import { ormOptions } from '../persistence/orm-options.js';
import { HotLimit } from './hot-limit.js';
import { RateLimits } from './rate-limits.js';
import { TooManyAttempts } from './throttle.errors.js';

const RULE = { rule: 'messaging.message', limit: 60, windowMinutes: 1, code: 'messaging.too-many-messages' };

describe('a limit on the hot path', () => {
  let database: TestDatabase;
  let orm: MikroORM;
  let limits: RateLimits;
  let now: number;
  let processes: HotLimit[];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await createTestDatabase();
    orm = await MikroORM.init({ ...ormOptions(database.url, 12), entities: [] });
    limits = new RateLimits(orm, new Metrics());
  });

  beforeEach(async () => {
    await sql`truncate platform.rate_limits`.execute(orm.em.getKysely());
    now = 1_000_000;
    processes = [1, 2].map(() => new HotLimit(limits, RULE, () => now));
  });

  afterAll(async () => {
    await orm.close();
    await database.drop();
  });

  /** How many of so many at once get through, taking turns between this many processes. */
  async function through(count: number, among = 1, person = 'maya'): Promise<number> {
    const taken = Array.from({ length: count }, async (_, n) => processes[n % among]?.take(person));
    return (await Promise.allSettled(taken)).filter(({ status }) => status === 'fulfilled').length;
  }
  /** For the process and for the database. */
  async function pass(seconds: number): Promise<void> {
    now += seconds * 1000;
    await sql`update platform.rate_limits set window_start = window_start - make_interval(secs => ${seconds})`.execute(
      orm.em.getKysely(),
    );
  }
  const counted = async () =>
    (await sql<{ count: number }>`select count from platform.rate_limits`.execute(orm.em.getKysely())).rows;

  it('lets through what it says, and tells when to come back', async () => {
    expect(await through(200)).toBe(60);
    const refused: unknown = await processes[0]?.take('maya').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TooManyAttempts);
    expect(refused).toMatchObject({ code: 'messaging.too-many-messages', params: { retryAfter: 60 } });
    expect(await through(1, 1, 'luis')).toBe(1);
  });

  it('asks the database only of who goes beyond a sixth of it', async () => {
    await through(10);
    expect(await counted()).toEqual([]);
    await through(1);
    expect(await counted()).toEqual([{ count: 10 }]);
    await through(500);
    expect(await counted()).toEqual([{ count: 50 }]);
  });

  it('gives no more than a sixth on top to who comes over a second process', async () => {
    expect(await through(1500, 2)).toBe(70);
  });

  it('begins anew when its time is over', async () => {
    await through(60);
    await pass(50);
    expect(await through(1)).toBe(0);
    await pass(10);
    expect(await through(200)).toBe(60);
  });
});
