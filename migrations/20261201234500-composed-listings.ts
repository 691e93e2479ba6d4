import { Migration } from '@mikro-orm/migrations';

export class ComposedListings20261201234500 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- "é" of two signs was two words to the search, and found by none. As what is written from now on.
      update catalog.listings set title = normalize(title, nfc), description = normalize(description, nfc),
        tags = array(select normalize(tag, nfc) from unnest(tags) with ordinality each (tag, place) order by place)
      where title is not nfc normalized or description is not nfc normalized
        or array_to_string(tags, ' ') is not nfc normalized;
    `);
  }
}
