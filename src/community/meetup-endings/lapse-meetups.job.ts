import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { MEETUP_LIMITS as LIMITS } from '#contract/meetups';
import { Clock } from '#platform/config/clock';
import { inBatches } from '#platform/jobs/in-batches';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { EndedMeetups } from './ended-meetups.js';

const BATCH = 100;

/** A meetup nobody confirmed ends with its time, and one that nobody completed or called off a week after it. */
@Job({ name: 'community.lapse-meetups', cron: '*/5 * * * *' })
export class LapseMeetupsJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly meetups: EndedMeetups,
    private readonly clock: Clock,
  ) {}

  run(stopping: AbortSignal): Promise<void> {
    return inBatches(BATCH, stopping, () => this.lapseBatch());
  }

  /** One that somebody is moving just now holds its lock, and is passed over. */
  private lapseBatch(): Promise<number> {
    const now = sql`${this.clock.now()}::timestamptz`;
    const due = sql`starts_at <= ${now}
      and (status = 'pending' or starts_at <= ${now} - ${LIMITS.lapsesAfterDays} * interval '1 day')
      order by starts_at limit ${BATCH} for update skip locked`;
    return this.em.transactional(() => this.meetups.end(due, 'lapsed'));
  }
}
