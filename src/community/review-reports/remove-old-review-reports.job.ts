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
  constructor(
    private readonly db: Database,
    private readonly sweep: EvidenceSweep,
    private readonly notices: ReviewReportNotices,
  ) {}

  run(stopping: AbortSignal): Promise<void> {
    return this.sweep.run(this, stopping);
  }

  due(old: Date, most: number): Promise<{ id: string }[]> {
    return this.db.rows(sql<{ id: string }>`
      select id from community.review_reports where created_at < ${old} order by created_at limit ${most}`);
  }

  picturesOf(ids: readonly string[]): Promise<{ id: string }[]> {
    const theirs = sql`report.id = any(${ids}::uuid[])`;
    const others = sql`report.id <> all(${ids}::uuid[]) and report.review_id in (
      select review_id from community.review_reports where id = any(${ids}::uuid[]))`;
    return this.db.rows(sql<{ id: string }>`${picturesOf(theirs)} except ${picturesOf(others)}`);
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.notices.withdraw(ids);
    await this.db.rows(sql`delete from community.review_reports where id = any(${ids}::uuid[])`);
  }
}
