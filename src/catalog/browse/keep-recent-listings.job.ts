import { sql } from 'kysely';
import { inBatches } from '#platform/jobs/in-batches';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';
import { RECENT_LISTINGS } from './recent-listings.js';

const BATCH = 2000;

/** Takes the mark of recent listings from those that have become too old for it. */
@Job({ name: 'catalog.keep-recent-listings', cron: '*/10 * * * *' })
export class KeepRecentListingsJob implements ScheduledJob {
  constructor(private readonly db: Database) {}

  async run(stopping: AbortSignal): Promise<void> {
    // Before any mark goes: every listing made after `since` has one, at any moment.
    await this.db.rows(sql`
      update catalog.recency set since = bound.created_at
      from (
        select created_at from catalog.listings where recent order by created_at desc offset ${RECENT_LISTINGS} limit 1
      ) bound
      where since < bound.created_at`);
    await inBatches(BATCH, stopping, () => this.unmarkBatch());
  }

  private async unmarkBatch(): Promise<number> {
    const rows = await this.db.rows(sql`
      update catalog.listings set recent = false
      where id = any(array(
        select id from catalog.listings
        where recent and created_at <= (select since from catalog.recency)
        order by created_at limit ${BATCH} for update skip locked
      ))
      returning id`);
    return rows.length;
  }
}
