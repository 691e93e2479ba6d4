import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { HOUR_MINUTES } from '#contract/time';
import { createTestDatabase, type TestDatabase } from '../../../test/support/runner/test-database.js';
import { Metrics } from '../observability/metrics.js';
import { ormOptions } from '../persistence/orm-options.js';
import { RateLimits } from './rate-limits.js';
import { TooManyAttempts } from './throttle.errors.js';

describe('rate limits', () => {
  let database: TestDatabase;
  let orm: MikroORM;
  let limits: RateLimits;
  const metrics = new Metrics();

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await createTestDatabase();
    orm = await MikroORM.init({ ...ormOptions(database.url, 12), entities: [] });
    limits = new RateLimits(orm, metrics);
  });

  beforeEach(() => sql`truncate platform.rate_limits`.execute(orm.em.getKysely()));

  afterAll(async () => {
    await orm.close();
    await database.drop();
  });

  const attempt = (key = 'address', limit = 3, code?: string) =>
    limits.spend({ rule: 'log-in', key, limit, windowMinutes: HOUR_MINUTES, code });
  const age = (minutes: number) =>
    sql`update platform.rate_limits set window_start = window_start - make_interval(mins => ${minutes})`.execute(
      orm.em.getKysely(),
    );

  it('let a key attempt as often as the limit says, and no more, until the window is over', async () => {
    for (let i = 0; i < 3; i++) await attempt();
    const refused: unknown = await attempt().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TooManyAttempts);
    expect(refused).toMatchObject({ code: 'platform.too-many-attempts', kind: 'too-many' });
    const { retryAfter } = (refused as TooManyAttempts).params;
    expect(retryAfter).toBeGreaterThan(3590);
    expect(retryAfter).toBeLessThanOrEqual(3600);

    await attempt('another address');
    await age(60);
    await attempt();
  });

  it('are not prolonged by attempts beyond the limit', async () => {
    await attempt('address', 1);
    await age(59);
    for (let i = 0; i < 5; i++) await expect(attempt('address', 1)).rejects.toThrow(TooManyAttempts);
    await age(1);
    await attempt('address', 1);
  });

  it('let exactly the limit through when many attempt at once', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => attempt('address', 10)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it("count even when the caller's transaction is rolled back", async () => {
    const rolledBack = orm.em.fork().transactional(async () => {
      await attempt('address', 1);
      throw new Error('the listing was refused');
    });
    await expect(rolledBack).rejects.toThrow('the listing was refused');
    await expect(attempt('address', 1)).rejects.toThrow(TooManyAttempts);
  });

  it('answer with the code the caller gives, and count refusals by rule', async () => {
    await attempt('address', 1);
    await expect(attempt('address', 1, 'identity.too-many-guests')).rejects.toMatchObject({
      code: 'identity.too-many-guests',
    });
    expect(await metrics.registry.metrics()).toMatch(/throttled_requests_total\{rule="log-in"\} \d+/);
  });

  it.each([
    ['x', 5, 60],
    ['x'.repeat(101), 5, 60],
    ['log-in', 0, 60],
    ['log-in', 10_001, 60],
    ['log-in', 1.5, 60],
    ['log-in', Number.NaN, 60],
    ['log-in', 5, 0],
    ['log-in', 5, 1441],
  ])('block what an invalid rule guards: %s, %d in %d minutes', async (rule, limit, minutes) => {
    await expect(limits.spend({ rule, key: 'address', limit, windowMinutes: minutes })).rejects.toThrow(
      TooManyAttempts,
    );
  });

  it('take more than one at a time from several budgets, or from none of them', async () => {
    const draft = { rule: 'ai.draft', limit: 10, windowMinutes: HOUR_MINUTES };
    const ofPerson = { ...draft, key: 'maya', weight: 4 };
    const ofAddress = { ...draft, key: '198.51.100.1', limit: 5, weight: 4 };
    await limits.spend(ofPerson, ofAddress);
    await age(30);
    await expect(limits.spend(ofPerson, ofAddress)).rejects.toMatchObject({
      params: { retryAfter: 1800 },
    });

    // Nothing was taken from the one that had enough.
    await limits.spend(ofPerson);
    await expect(limits.spend(ofPerson)).rejects.toThrow(TooManyAttempts);
    await limits.spend({ ...ofPerson, weight: 2 });
  });

  it('take exactly what there is from several budgets when many ask at once', async () => {
    const budgets = ['one', 'other'].map((key) => ({
      rule: 'mail',
      key,
      limit: 7,
      windowMinutes: HOUR_MINUTES,
    }));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) => limits.spend(...(n % 2 ? budgets : budgets.toReversed()))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    await expect(limits.check(...budgets)).rejects.toThrow(TooManyAttempts);
  });

  it('can be looked at without taking anything', async () => {
    const budget = { rule: 'log-in', key: 'address', limit: 1, windowMinutes: HOUR_MINUTES };
    await limits.check(budget);
    await limits.check(budget);
    await limits.spend(budget);
    await expect(limits.check(budget)).rejects.toMatchObject({ params: { retryAfter: 3600 } });
    await age(60);
    await limits.check(budget);
  });

  it('forget windows that ended more than a day ago', async () => {
    await attempt('old');
    await age(1441);
    await attempt('new');
    await limits.forgetEnded();
    const { rows } = await sql`select key from platform.rate_limits`.execute(orm.em.getKysely());
    expect(rows).toEqual([{ key: 'new' }]);
  });
});
