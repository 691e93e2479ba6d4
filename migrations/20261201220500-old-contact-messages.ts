import { Migration } from '@mikro-orm/migrations';

export class OldContactMessages20261201220500 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What has been kept long enough.
      create index contact_messages_created on community.contact_messages (created_at);
    `);
  }
}
