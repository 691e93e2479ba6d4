import { sql } from 'kysely';
import { DAY_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { inBatches } from '#platform/jobs/in-batches';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';
import { CommunitySettings } from '../community.settings.js';

const BATCH = 1000;

/** Whoever was to answer has had the mail; what a visitor wrote goes with nobody. */
@Job({ name: 'community.remove-old-contact-messages', cron: '55 3 * * *' })
export class RemoveOldContactMessagesJob implements ScheduledJob {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly settings: CommunitySettings,
  ) {}

  run(stopping: AbortSignal): Promise<void> {
    const since = new Date(this.clock.now().getTime() - this.settings.CONTACT_KEPT_DAYS * DAY_MS);
    return inBatches(BATCH, stopping, () => this.remove(since));
  }

  private async remove(since: Date): Promise<number> {
    const removed = await this.db.rows(sql`
      with old as materialized (
        select id from community.contact_messages where created_at < ${since} order by created_at limit ${BATCH}
      )
      delete from community.contact_messages message using old where message.id = old.id
      returning message.id`);
    return removed.length;
  }
}
