import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { type Reported, ReviewReportNotices } from './review-report-notices.js';
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
    const report = await this.db.first(sql<Reported>`
      select reporter_id as "reporterId", snapshot ->> 'title' as title, reason,
        exists (select from community.reviews review join community.deals deal using (sale_id)
          where review.id = review_id and (not hidden or reporter_id in (seller_id, buyer_id))) as "isNamed"
      from community.review_reports where id = ${reportId} for key share`);
    if (report) await this.notices.tell({ id: reportId, ...report });
  }
}
