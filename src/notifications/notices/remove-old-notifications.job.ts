import { sql } from 'kysely';
import { NOTIFICATION_LIMITS } from '#contract/notices/notices';
import { DAY_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { inBatches } from '#platform/jobs/in-batches';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';

const BATCH = 1000;

/** What has been read is kept for 90 days; what has not, for as long as its person. */
@Job({ name: 'notifications.remove-old', cron: '50 3 * * *' })
export class RemoveOldNotificationsJob implements ScheduledJob {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    const old = new Date(this.clock.now().getTime() - NOTIFICATION_LIMITS.keptDays * DAY_MS);
    await inBatches(BATCH, stopping, () => this.removeBatch(old));
  }

  private async removeBatch(old: Date): Promise<number> {
    const removed = await this.db.rows(sql`
      delete from notifications.notices where id = any(array(
        select id from notifications.notices where read_at is not null and created_at < ${old}
        order by created_at limit ${BATCH}
      ))
      returning id`);
    return removed.length;
  }
}
