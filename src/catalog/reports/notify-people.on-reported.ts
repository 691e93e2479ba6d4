import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { ListingReportReason } from '#contract/reports';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ReportNotices } from './report-notices.js';
import { Reported } from './reported.js';

@Injectable()
@ReactsTo(Reported)
export class NotifyPeopleOnReported implements Reaction<Reported> {
  constructor(
    private readonly db: Database,
    private readonly notices: ReportNotices,
  ) {}

  async react({ reportId }: Reported): Promise<void> {
    // It does not go while this is told, or what is told would lead nowhere.
    const report = await this.db.first(sql<{
      reporterId: string;
      title: string;
      reason: ListingReportReason;
      ofComment: boolean;
    }>`
      select reporter_id as "reporterId", snapshot -> 'listing' ->> 'title' as title, reason,
        comment_id is not null as "ofComment"
      from catalog.listing_reports where id = ${reportId} for key share`);
    if (report) await this.notices.tell({ id: reportId, ...report });
  }
}
