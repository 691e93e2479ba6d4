import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { ReportReason } from '#contract/chat';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ReviewReportNotices } from './review-report-notices.js';
import { ReviewReported } from './review-reported.js';

@Injectable()
@ReactsTo(ReviewReported)
export class NotifyPeopleOnReviewReported implements Reaction<ReviewReported> {
  constructor(
    private readonly db: Database,
    private readonly notices: ReviewReportNotices,
  ) {}

  async react({ reportId }: ReviewReported): Promise<void> {
    // It does not go while this is told, or what is told would lead nowhere.
    const report = await this.db.first(sql<{ reporterId: string; title: string; reason: ReportReason }>`
      select reporter_id as "reporterId", snapshot ->> 'title' as title, reason
      from community.review_reports where id = ${reportId} for key share`);
    if (report) await this.notices.tell({ id: reportId, ...report });
  }
}
