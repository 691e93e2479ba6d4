import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/persistence/database';
import type { ReviewReport } from './review-report.dto.js';
import { ReviewReportNotFound } from './review-report.errors.js';
import { reviewReportOf } from './review-report.sql.js';

/** What was reported, as it was then. */
export class ReadReviewReport extends Query<ReviewReport> {
  constructor(readonly reportId: string) {
    super();
  }
}

@QueryHandler(ReadReviewReport)
export class ReadReviewReportHandler implements IQueryHandler<ReadReviewReport> {
  constructor(private readonly db: Database) {}

  async execute({ reportId }: ReadReviewReport): Promise<ReviewReport> {
    const row = await this.db.first(reviewReportOf(reportId));
    if (!row) throw new ReviewReportNotFound();
    return row.report;
  }
}
