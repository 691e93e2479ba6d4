import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { comesAfter } from '#platform/jobs/row-after-row';
import { EvidenceSweep, type OldReports } from '#platform/media/evidence/evidence-sweep';
import { Database } from '#platform/persistence/database';
import type { TimeCursor } from '#platform/persistence/time-cursor';
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

  due(old: Date, most: number, last?: TimeCursor): Promise<TimeCursor[]> {
    return this.db.rows(sql<TimeCursor>`
      select id, created_at::text as at from catalog.listing_reports
      where created_at < ${old} and ${comesAfter(last, 'created_at', 'down')}
      order by created_at desc, id desc limit ${most}`);
  }

  picturesOf(id: string): Promise<{ id: string }[]> {
    const its = sql`report.id = ${id}`;
    const others = sql`report.id <> ${id} and report.listing_id = (
      select listing_id from catalog.listing_reports where id = ${id})`;
    return this.db.rows(sql<{ id: string }>`${picturesOf(its)} except ${picturesOf(others)}`);
  }

  async remove(id: string): Promise<void> {
    await this.notices.withdraw([id]);
    await this.db.rows(sql`delete from catalog.listing_reports where id = ${id}`);
  }
}
