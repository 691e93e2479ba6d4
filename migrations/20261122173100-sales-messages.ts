import { Migration } from '@mikro-orm/migrations';

export class SalesMessages20261122173100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table community.contact_messages drop constraint contact_messages_topic_check;
      alter table community.contact_messages add constraint contact_messages_topic_check
        check (topic in ('account', 'listing', 'safety', 'data', 'plans', 'sales', 'other'));
    `);
  }
}
