import { sql } from 'kysely';
import { SAVED_SEARCH_LIMITS } from '#contract/saved-searches';
import { DAY_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { inBatches } from '#platform/jobs/in-batches';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';

const BATCH = 5000;

/** What was found long ago has been told long ago. A listing is published once, so none comes again. */
@Job({ name: 'catalog.forget-old-alerts', cron: '50 3 * * *' })
export class ForgetOldAlertsJob implements ScheduledJob {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    const old = new Date(this.clock.now().getTime() - SAVED_SEARCH_LIMITS.alertsKeptDays * DAY_MS);
    await inBatches(BATCH, stopping, async () => {
      const gone = await this.db.rows(sql`
        with old as materialized (
          select search_id, listing_id from catalog.search_alerts where found_at < ${old} limit ${BATCH})
        delete from catalog.search_alerts alert using old
        where alert.search_id = old.search_id and alert.listing_id = old.listing_id
        returning alert.search_id`);
      return gone.length;
    });
  }
}
