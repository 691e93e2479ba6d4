import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Outlives } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';
import { ReviewReportNotices } from './review-report-notices.js';

const EVIDENCE = 'Whoever leaves after a report does not take the evidence along.';

@Injectable()
@OnJoining()
@Outlives({
  'community.review_reports.reporter_id': EVIDENCE,
  'community.review_reports.reported_id': EVIDENCE,
  'community.review_reports.snapshot': EVIDENCE,
})
export class TakeReviewReportsOnJoining implements TakeAlongRule {
  constructor(
    private readonly db: Database,
    private readonly notices: ReviewReportNotices,
  ) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    // What both of them reported is one report.
    const doubled = await this.db.rows(sql<{ id: string }>`
      delete from community.review_reports theirs using community.review_reports mine
      where theirs.reporter_id = ${guestId} and mine.reporter_id = ${memberId} and theirs.review_id = mine.review_id
      returning theirs.id`);
    await this.notices.withdraw(doubled.map(({ id }) => id));
    await this.db.rows(sql`
      update community.review_reports set
        reporter_id = case when reporter_id = ${guestId} then ${memberId}::uuid else reporter_id end,
        reported_id = case when reported_id = ${guestId} then ${memberId}::uuid else reported_id end
      where ${guestId}::uuid in (reporter_id, reported_id)`);
  }
}
