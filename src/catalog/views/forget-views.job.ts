import { sql } from 'kysely';
import { MARKET_LIMITS } from '#contract/market';
import { Clock } from '#platform/config/clock';
import { inBatches } from '#platform/jobs/in-batches';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';

const BATCH = 5000;

/** Who looked at a listing long ago is nobody's business any more; how many did, `listing_days` knows. */
@Job({ name: 'catalog.forget-views', cron: '10 4 * * *' })
export class ForgetViewsJob implements ScheduledJob {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    const kept = sql`${this.clock.now()}::date - ${MARKET_LIMITS.viewsKeptDays}::int`;
    await inBatches(BATCH, stopping, async () => {
      const gone = await this.db.rows(sql`
        with old as materialized (
          select listing_id, viewer, day from catalog.listing_views where day < ${kept} limit ${BATCH})
        delete from catalog.listing_views viewed using old
        where (viewed.listing_id, viewed.viewer, viewed.day) = (old.listing_id, old.viewer, old.day)
        returning viewed.listing_id`);
      return gone.length;
    });
  }
}
