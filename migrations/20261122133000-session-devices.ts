import { Migration } from '@mikro-orm/migrations';

export class SessionDevices20261122133000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What a session was opened with, in words ('Firefox', 'Windows'); null where nobody knows.
      alter table identity.sessions add column browser text, add column system text;
    `);
  }
}
