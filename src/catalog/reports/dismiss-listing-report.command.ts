import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { ListingReportNotFound } from './report.errors.js';

/** An administrator has looked, and leaves the listing as it is. What is settled already stays so. */
export class DismissListingReport extends Command<void> {
  constructor(readonly reportId: string) {
    super();
  }
}

@CommandHandler(DismissListingReport)
export class DismissListingReportHandler implements ICommandHandler<DismissListingReport> {
  constructor(private readonly db: Database) {}

  async execute({ reportId }: DismissListingReport): Promise<void> {
    const report = await this.db.first(sql`
      update catalog.listing_reports
      set status = case when status = 'resolved' then status else 'dismissed' end
      where id = ${reportId} returning id`);
    if (!report) throw new ListingReportNotFound();
  }
}
