import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';

/** It reads the titles of all recent listings. */
const SECONDS = 120;

/** Counts how popular words are: what was sold is not, and what many looked for is more so. */
@Job({ name: 'catalog.rank-words', cron: '17 * * * *' })
export class RankWordsJob implements ScheduledJob {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const today = this.clock.now().toISOString().slice(0, 10);
    await this.db.rows(sql`delete from catalog.searched_words where day <= ${today}::date - 30`);
    await this.db.patiently(SECONDS, sql`select catalog.rank_words(${today}::date)`);
  }
}
