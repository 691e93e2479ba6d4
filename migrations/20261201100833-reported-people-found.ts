import { Migration } from '@mikro-orm/migrations';

export class ReportedPeopleFound20261201100833 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create index conversation_reports_reported on messaging.conversation_reports (reported_id);
      -- Those that somebody has decided as well.
      create index conversation_reports_conversation on messaging.conversation_reports (conversation_id);
    `);
  }
}
