import { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { TestApp } from '../app/app.js';
import { eventually } from './eventually.js';

/**
 * Two things at once, at the worst of times: `one` has to wait for a row of `held` (the rest of a `select`), `other` begins then,
 * and both go on when that is done or waits as well. Answers what became of both.
 */
export async function heldUp<One, Other>(
  app: TestApp,
  held: RawBuilder<unknown>,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> {
  const em = app.nest.get(EntityManager).fork();
  // Begun by hand: what the two do is to be in no transaction but their own.
  await em.begin();
  try {
    await sql`select ${held} for update`.execute(em.getKysely());
    const first = one();
    await eventually(() => isSomebodyWaiting(app));
    const second = other();
    await eventually(async () => (await isDone(second)) || (await isSomebodyWaiting(app, 2)));
    await em.commit();
    return await Promise.all([first, second]);
  } finally {
    if (em.isInTransaction()) await em.rollback();
  }
}

/** Whether it is done at this moment. */
const isDone = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))]);

/** Whether a statement, or so many of them, wait for a lock. */
export async function isSomebodyWaiting({ db }: TestApp, many = 1): Promise<boolean> {
  const waiting = await db.rows(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return waiting.length >= many;
}
