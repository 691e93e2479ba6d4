import { Migration } from '@mikro-orm/migrations';

export class OrderLines20261122174100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Whatever is in the table has one of the kinds there were before: nothing needs to be looked at while it is locked.
      alter table messaging.messages drop constraint messages_kind_check;
      alter table messaging.messages add constraint messages_kind_check
        check (kind in ('text', 'image', 'offer', 'meetup', 'order')) not valid;
    `);
  }
}
