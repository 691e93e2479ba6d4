import { Migration } from '@mikro-orm/migrations';

export class ReportsByReporter20261122133100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Whoever leaves is named no longer where administrators were told of their reports.
      create index conversation_reports_reporter on messaging.conversation_reports (reporter_id);
    `);
  }
}
