import { sql } from 'kysely';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';
import { REMEMBERED_MINUTES } from './ended-sessions.js';

/** Ended sessions of which no access token can be about any more. */
@Job({ name: 'platform.forget-ended-sessions', cron: '17 * * * *' })
export class ForgetEndedSessionsJob implements ScheduledJob {
  constructor(private readonly db: Database) {}

  async run(): Promise<void> {
    await this.db.rows(sql`
      delete from platform.ended_sessions where ended_at < now() - make_interval(mins => ${REMEMBERED_MINUTES})`);
  }
}
