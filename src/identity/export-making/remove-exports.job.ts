import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';
import { ExportRemoval } from './export-removal.js';

@Job({ name: 'identity.remove-exports', cron: '35 * * * *' })
export class RemoveExportsJob implements ScheduledJob {
  constructor(
    private readonly removal: ExportRemoval,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    await this.db.rows(sql`delete from identity.export_tickets where expires_at <= ${this.clock.now()}`);
    await this.removal.removeEnded(stopping);
  }
}
