import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { EvidenceSweep, type OldReports } from '#platform/media/evidence/evidence-sweep';
import { Database } from '#platform/persistence/database';
import { picturesOf } from './report.sql.js';
import { ReportNotices } from './report-notices.js';

@Injectable()
@Job({ name: 'catalog.remove-old-reports', cron: '30 4 * * *' })
export class RemoveOldListingReportsJob implements ScheduledJob, OldReports {
  readonly table = 'catalog.listing_reports';

  constructor(
    private readonly db: Database,
    private readonly sweep: EvidenceSweep,
    private readonly notices: ReportNotices,
  ) {}

  run(stopping: AbortSignal): Promise<void> {
    return this.sweep.run(this, stopping);
  }

  picturesOf(id: string): Promise<{ id: string }[]> {
    const its = sql`report.id = ${id}`;
    const others = sql`report.id <> ${id} and report.listing_id = (
      select listing_id from catalog.listing_reports where id = ${id})`;
    return this.db.rows(sql<{ id: string }>`${picturesOf(its)} except ${picturesOf(others)}`);
  }

  withdraw(id: string): Promise<void> {
    return this.notices.withdraw([id]);
  }
}
