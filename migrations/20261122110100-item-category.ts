import { Migration } from '@mikro-orm/migrations';

export class ItemCategory20261122110100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What kind of thing it is: what is drawn for one without a photo.
      alter table messaging.items add column category text not null default 'other';
      -- Once, for the copies there are: the catalog tells of a category from its next event on.
      update messaging.items item set category = listing.category
      from catalog.listings listing where listing.id = item.id;
    `);
  }
}
