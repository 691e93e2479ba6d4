import { Migration } from '@mikro-orm/migrations';

export class BeginningsOfNames20261130104000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- One or two letters are not looked up inside of names: trigrams need three. Of whom a search finds alone.
      create index people_name_begins on directory.people (lower(name) text_pattern_ops) where search is not null;
      create index people_username_begins on directory.people (lower(username) text_pattern_ops) where search is not null;
    `);
  }
}
