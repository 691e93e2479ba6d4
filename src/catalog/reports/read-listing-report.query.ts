import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/persistence/database';
import type { ListingReport } from './report.dto.js';
import { ListingReportNotFound } from './report.errors.js';
import { reportOf } from './report.sql.js';

/** What was reported, as it was then. */
export class ReadListingReport extends Query<ListingReport> {
  constructor(readonly reportId: string) {
    super();
  }
}

@QueryHandler(ReadListingReport)
export class ReadListingReportHandler implements IQueryHandler<ReadListingReport> {
  constructor(private readonly db: Database) {}

  async execute({ reportId }: ReadListingReport): Promise<ListingReport> {
    const row = await this.db.first(reportOf(reportId));
    if (!row) throw new ListingReportNotFound();
    return row.report;
  }
}
