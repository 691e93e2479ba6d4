import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/persistence/database';
import { reportOf } from './conversation-report.sql.js';
import type { ConversationReport } from './safety.dto.js';
import { ConversationReportNotFound } from './safety.errors.js';

/** What was reported, as it was then. */
export class ReadConversationReport extends Query<ConversationReport> {
  constructor(readonly reportId: string) {
    super();
  }
}

@QueryHandler(ReadConversationReport)
export class ReadConversationReportHandler implements IQueryHandler<ReadConversationReport> {
  constructor(private readonly db: Database) {}

  async execute({ reportId }: ReadConversationReport): Promise<ConversationReport> {
    const row = await this.db.first(reportOf(reportId));
    if (!row) throw new ConversationReportNotFound();
    return row.report;
  }
}
