import { Migration } from '@mikro-orm/migrations';

export class ContactConversations20261122165000 extends Migration {
  override up(): void {
    // What its writer had said with the assistant, sent along.
    this.addSql(/* sql */ 'alter table community.contact_messages add column conversation text');
  }
}
