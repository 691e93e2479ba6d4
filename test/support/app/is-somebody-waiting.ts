import { sql } from 'kysely';
import type { TestApp } from './app.js';

/** Whether a statement waits for a lock. */
export async function isSomebodyWaiting({ db }: TestApp): Promise<boolean> {
  const waiting = await db.rows(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return waiting.length > 0;
}
