import { Migration } from '@mikro-orm/migrations';

export class SearchesFoundElsewhere20261202004000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Who switches off news of saved listings keeps those of saved searches, also what they have been told already.
      update notifications.notices set kind = 'other' where code = 'search-found';
    `);
  }
}
