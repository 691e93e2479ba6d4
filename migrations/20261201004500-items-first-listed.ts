import { Migration } from '@mikro-orm/migrations';

export class ItemsFirstListed20261201004500 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Copies made after a renewal took that for the day on which the listing was put up; a copy's day never changes by itself.
      update messaging.items item set listed_at = listing.first_listed_at
      from catalog.listings listing
      where listing.id = item.id and listing.first_listed_at is not null and item.listed_at <> listing.first_listed_at;
    `);
  }
}
