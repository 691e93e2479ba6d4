import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { EvidenceSweep, type OldReports } from '#platform/media/evidence/evidence-sweep';
import { Database } from '#platform/persistence/database';
import { picturesOf } from './review-report.sql.js';
import { ReviewReportNotices } from './review-report-notices.js';

@Injectable()
@Job({ name: 'community.remove-old-review-reports', cron: '35 4 * * *' })
export class RemoveOldReviewReportsJob implements ScheduledJob, OldReports {
  readonly table = 'community.review_reports';

  constructor(
    private readonly db: Database,
    private readonly sweep: EvidenceSweep,
    private readonly notices: ReviewReportNotices,
  ) {}

  run(stopping: AbortSignal): Promise<void> {
    return this.sweep.run(this, stopping);
  }

  picturesOf(id: string): Promise<{ id: string }[]> {
    const its = sql`report.id = ${id}`;
    const others = sql`report.id <> ${id} and report.review_id = (
      select review_id from community.review_reports where id = ${id})`;
    return this.db.rows(sql<{ id: string }>`${picturesOf(its)} except ${picturesOf(others)}`);
  }

  withdraw(id: string): Promise<void> {
    return this.notices.withdraw([id]);
  }
}
