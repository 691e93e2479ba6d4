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
  constructor(
    private readonly db: Database,
    private readonly sweep: EvidenceSweep,
    private readonly notices: ReportNotices,
  ) {}

  run(stopping: AbortSignal): Promise<void> {
    return this.sweep.run(this, stopping);
  }

  due(old: Date, most: number): Promise<{ id: string }[]> {
    return this.db.rows(sql<{ id: string }>`
      select id from catalog.listing_reports where created_at < ${old} order by created_at limit ${most}`);
  }

  picturesOf(ids: readonly string[]): Promise<{ id: string }[]> {
    const theirs = sql`report.id = any(${ids}::uuid[])`;
    const others = sql`report.id <> all(${ids}::uuid[]) and report.listing_id in (
      select listing_id from catalog.listing_reports where id = any(${ids}::uuid[]))`;
    return this.db.rows(sql<{ id: string }>`${picturesOf(theirs)} except ${picturesOf(others)}`);
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.notices.withdraw(ids);
    await this.db.rows(sql`delete from catalog.listing_reports where id = any(${ids}::uuid[])`);
  }
}
