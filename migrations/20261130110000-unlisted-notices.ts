import { Migration } from '@mikro-orm/migrations';

export class UnlistedNotices20261130110000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Its person wanted it by mail and not in the app: it is kept for its mail, and never shown.
      alter table notifications.notices add column unlisted boolean not null default false;
    `);
  }
}
