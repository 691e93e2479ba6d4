import { sql } from 'kysely';
import { MEETUP_AIDS } from '#contract/meetups/meetup-aids';
import { Clock } from '#platform/config/clock';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';

const { calendarDays, shareHours } = MEETUP_AIDS;

/** Links that work no more. */
@Job({ name: 'community.forget-ended-links', cron: '50 3 * * *' })
export class ForgetEndedLinksJob implements ScheduledJob {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    await this.db.rows(sql`
      delete from community.meetup_calendar_links link using community.meetups meetup
      where meetup.id = link.meetup_id and starts_at < ${now}::timestamptz - make_interval(days => ${calendarDays})`);
    await this.db.rows(sql`
      delete from community.meetup_shares share using community.meetups meetup
      where meetup.id = share.meetup_id and starts_at < ${now}::timestamptz - make_interval(hours => ${shareHours})`);
  }
}
