import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { type INestApplicationContext, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/time';
import { startPart } from '../../../test/support/app/part.js';
import { eventually } from '../../../test/support/runner/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/runner/test-database.js';
import { Metrics } from '../observability/metrics.js';
import { currentRequestId } from '../observability/request-scope.js';
import { Database } from '../persistence/database.js';
import { Job, type ScheduledJob } from './job.js';
import { JobRegistry } from './job-registry.js';
import { JobRunner } from './job-runner.js';
import { JobSchedule } from './job-schedule.js';
import { JobsModule } from './jobs.module.js';

const FORTNIGHT_MS = 14 * DAY_MS;

let work: (stopping: AbortSignal, em: EntityManager) => Promise<void>;

@Job({ name: 'test.close-week', cron: '0 0 * * 0' })
class CloseWeekJob implements ScheduledJob {
  constructor(private readonly em: EntityManager) {}

  run(stopping: AbortSignal): Promise<void> {
    return work(stopping, this.em);
  }
}

const job = (instance: INestApplicationContext) =>
  instance.get(JobRegistry, { strict: false }).named('test.close-week');

const runSlot = (instance: INestApplicationContext, slot: Date) =>
  instance.get(JobRunner).runSlot(job(instance), slot);

describe('scheduled jobs', () => {
  let database: TestDatabase;
  let instances: INestApplicationContext[];

  async function startInstance() {
    const observability = {
      module: class Observability {},
      global: true,
      providers: [Metrics],
      exports: [Metrics],
    };
    const instance = await startPart(database.url, {
      imports: [observability, JobsModule],
      providers: [CloseWeekJob],
    });
    instances.push(instance);
    return instance;
  }

  const runs = async () =>
    first()
      .get(Database)
      .rows(
        sql<{ slot: string; result: string; error: string | null; finished: boolean }>`
        select to_char(slot at time zone 'utc', 'YYYY-MM-DD') as slot, result, error,
          finished_at is not null as finished
        from platform.job_runs where job = 'test.close-week' order by job_runs.slot`,
      );

  beforeEach(async () => {
    Logger.overrideLogger(false);
    instances = [];
    database = await createTestDatabase();
    await startInstance();
  });

  afterEach(async () => {
    await Promise.all(instances.map((instance) => instance.close()));
    await database.drop();
  });

  const first = () => instances[0] as INestApplicationContext;
  const slot = new Date('2026-11-15T00:00:00Z');

  it('run once per slot, however many instances fire', async () => {
    let count = 0;
    work = async () => void (count += 1);
    const all = [first(), await startInstance(), await startInstance()];
    await Promise.all(all.map((instance) => runSlot(instance, slot)));
    await Promise.all(all.map((instance) => runSlot(instance, new Date('2026-11-22T00:00:00Z'))));
    expect(count).toBe(2);
    expect(await runs()).toEqual([
      { slot: '2026-11-15', result: 'succeeded', error: null, finished: true },
      { slot: '2026-11-22', result: 'succeeded', error: null, finished: true },
    ]);
  });

  it('get an EntityManager and a request id of their own', async () => {
    const seen: unknown[] = [];
    work = async (_stopping, em) => void seen.push(em.getContext(), currentRequestId());
    await first().get(JobRunner).runNow('test.close-week');
    await first().get(JobRunner).runNow('test.close-week');
    expect(new Set(seen).size).toBe(4);
    expect(seen).not.toContain(first().get(EntityManager));
  });

  it('record a failure and count it, without stopping the instance', async () => {
    work = () => Promise.reject(new Error('the week is not over'));
    await runSlot(first(), slot);
    const [run] = await runs();
    expect(run).toMatchObject({ result: 'failed', finished: true });
    expect(run?.error).toContain('the week is not over');
    const text = await first().get(Metrics).registry.metrics();
    expect(text).toContain('job_runs_total{job="test.close-week",result="failed"} 1');
    expect(text).toContain('job_duration_seconds_count{job="test.close-week"} 1');
  });

  it('tell whoever runs one by name that it failed', async () => {
    work = () => Promise.reject(new Error('the week is not over'));
    await expect(first().get(JobRunner).runNow('test.close-week')).rejects.toThrow('the week is not over');
    await expect(first().get(JobRunner).runNow('test.unknown')).rejects.toThrow(
      'There is no job test.unknown.',
    );
    expect(await runs()).toMatchObject([{ result: 'failed' }]);
  });

  it('make up for a slot that passed while no instance was up, once', async () => {
    let count = 0;
    work = async () => void (count += 1);
    await runSlot(first(), new Date(Date.now() - FORTNIGHT_MS));
    const later = await startInstance();
    for (const instance of [first(), later])
      instance.get(JobSchedule, { strict: false }).schedule(job(instance));
    await eventually(
      async () => (await runs()).length === 2 && (await runs()).every(({ finished }) => finished),
    );
    expect(count).toBe(2);
  });

  it('do not wait for slots that a clock has written which was ahead', async () => {
    let count = 0;
    work = async () => void (count += 1);
    await runSlot(first(), new Date(Date.now() - FORTNIGHT_MS));
    await runSlot(first(), new Date(Date.now() + FORTNIGHT_MS));
    first().get(JobSchedule, { strict: false }).schedule(job(first()));
    await eventually(() => count > 2);
    expect(await runs()).toHaveLength(3);
  });

  it('are looked for again where the database did not say whose slot it is', async () => {
    let count = 0;
    work = async () => void (count += 1);
    await runSlot(first(), new Date(Date.now() - FORTNIGHT_MS));
    const told: unknown[] = [];
    Logger.overrideLogger({
      log: () => undefined,
      warn: () => undefined,
      error: (...texts: unknown[]) => told.push(...texts),
    });
    const db = first().get(Database);
    await db.rows(
      sql`alter table platform.job_runs add constraint away check (slot < now() - interval '10 days') not valid`,
    );
    const schedule = first().get(JobSchedule, { strict: false });
    Object.assign(schedule, { lookAgainMs: 20 });
    schedule.schedule(job(first()));
    const failures = () => told.filter((text) => String(text).startsWith('test.close-week could not be'));
    await eventually(() => failures().length > 1);
    expect(count).toBe(1);
    await db.rows(sql`alter table platform.job_runs drop constraint away`);
    await eventually(
      async () => (await runs()).length === 2 && (await runs()).every(({ finished }) => finished),
    );
    expect(count).toBe(2);
  });

  it('do not run at the very first start', async () => {
    let count = 0;
    work = async () => void (count += 1);
    first().get(JobSchedule, { strict: false }).schedule(job(first()));
    await eventually(async () => (await runs()).length === 1);
    expect(await runs()).toMatchObject([{ result: 'registered' }]);
    expect(count).toBe(0);
  });

  it('are told that the instance stops, and are waited for', async () => {
    let finished = false;
    const started = new Promise<void>((begun) => {
      work = (stopping) =>
        new Promise((resolve) => {
          stopping.addEventListener('abort', () => {
            finished = true;
            resolve();
          });
          begun();
        });
    });
    const instance = await startInstance();
    void runSlot(instance, slot);
    await started;
    await instance.close();
    expect(finished).toBe(true);
    expect(await runs()).toMatchObject([{ result: 'succeeded', finished: true }]);
  });

  it('are not looked for by an instance that stops, which leaves its database', async () => {
    const instance = await startInstance();
    const schedule = instance.get(JobSchedule, { strict: false });
    const due = job(instance);
    const told: unknown[] = [];
    Logger.overrideLogger({
      log: () => undefined,
      warn: () => undefined,
      error: (text: unknown) => told.push(text),
    });
    schedule.schedule(due);
    await instance.close();
    schedule.schedule({ ...due, name: 'test.too-late' });
    await instance.get(JobRunner).unlessStopping(() => Promise.reject(new Error('the pool has ended')));
    expect(told).toEqual([]);
  });

  it('are forgotten after a month, but for the newest run', async () => {
    work = () => Promise.resolve();
    const db = first().get(Database);
    for (const day of ['01', '08', '15']) await runSlot(first(), new Date(`2026-02-${day}T00:00:00Z`));
    await db.rows(sql`update platform.job_runs set started_at = now() - interval '31 days'`);
    await first().get(JobRunner).runNow('platform.forget-old-job-runs');
    expect(await runs()).toMatchObject([{ slot: '2026-02-15' }]);
  });
});
