import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';
import { SESSION_DAYS } from './session.entity.js';

const LONGEST_SECONDS = 300;

/**
 * Removes sessions, refresh tokens and links that are of no use any more. Spent tokens stay for as long as a browser
 * might bring one back: that is how a theft is noticed.
 */
@Job({ name: 'identity.sweep-sessions', cron: '10 3 * * *' })
export class SweepSessionsJob implements ScheduledJob {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const longAgo = sql`now() - make_interval(days => ${SESSION_DAYS})`;
    await this.db.patiently(
      LONGEST_SECONDS,
      sql`delete from identity.sessions where expires_at < now() or revoked_at < ${longAgo}`,
    );
    await this.db.patiently(
      LONGEST_SECONDS,
      sql`delete from identity.refresh_tokens where used_at < ${longAgo}`,
    );
    await this.db.patiently(
      LONGEST_SECONDS,
      sql`delete from identity.mail_tokens where expires_at < ${this.clock.now()}`,
    );
  }
}
