import { Migration } from '@mikro-orm/migrations';

export class CategoryWords20261122162000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Which words the titles of which category have, by how many sellers use them there.
      create table catalog.category_words (
        word text not null,
        category text not null,
        sellers int not null,
        primary key (word, category)
      );
    `);
  }
}
