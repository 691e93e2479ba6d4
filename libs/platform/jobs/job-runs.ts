import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';

const KEPT_DAYS = 30;
const LONGEST_ERROR = 4000;
const CLEANING_SECONDS = 300;

export type JobResult = 'succeeded' | 'failed';

/** The database's record of which job ran when; its primary key (job, slot) decides who runs a slot. */
@Injectable()
export class JobRuns {
  constructor(private readonly db: Database) {}

  /** Whether the caller is the one to run this slot. */
  async claim(job: string, slot: Date): Promise<boolean> {
    const claimed = await this.db.rows(sql`
      insert into platform.job_runs (job, slot) values (${job}, ${slot})
      on conflict do nothing returning job`);
    return claimed.length > 0;
  }

  async finish(job: string, slot: Date, result: JobResult, error?: string): Promise<void> {
    await this.db.rows(sql`
      update platform.job_runs
      set finished_at = now(), result = ${result}, error = ${error?.slice(0, LONGEST_ERROR) ?? null}
      where job = ${job} and slot = ${slot}`);
  }

  /**
   * The newest slot of a job that `now` has reached: what a clock that was ahead has written makes nobody wait. A job
   * seen for the first time gets `now` as a beginning to reckon from.
   */
  async newestSlot(job: string, now: Date): Promise<Date> {
    await this.db.rows(sql`
      insert into platform.job_runs (job, slot, finished_at, result)
      select ${job}, ${now}, now(), 'registered'
      where not exists (select from platform.job_runs where job = ${job} and slot <= ${now})
      on conflict do nothing`);
    const row = await this.db.first(sql<{ ms: number }>`
      select extract(epoch from max(slot))::float8 * 1000 as ms from platform.job_runs
      where job = ${job} and slot <= ${now}`);
    if (!row) throw new Error('An aggregate returned no row.');
    return new Date(row.ms);
  }

  /** Removes old runs, but never a job's newest, from which missed slots are reckoned. */
  async forgetOld(): Promise<void> {
    await this.db.patiently(
      CLEANING_SECONDS,
      sql`
      delete from platform.job_runs as old
      where started_at < now() - make_interval(days => ${KEPT_DAYS})
        and slot < (select max(slot) from platform.job_runs where job = old.job and slot <= now())`,
    );
  }
}
