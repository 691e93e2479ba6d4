import { sql } from 'kysely';
import type { TestApp } from './app.js';

/** Whether a statement, or so many of them, wait for a lock. */
export async function isSomebodyWaiting({ db }: TestApp, many = 1): Promise<boolean> {
  const waiting = await db.rows(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return waiting.length >= many;
}
