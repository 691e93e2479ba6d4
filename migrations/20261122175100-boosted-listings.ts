import { Migration } from '@mikro-orm/migrations';

export class BoostedListings20261122175100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Until then it stands first in its category. Emptied some minutes after that; what is later counts alone.
      alter table catalog.listings add column boosted_until timestamptz;
      create index listings_boosted on catalog.listings (category, boosted_until)
        where status = 'active' and boosted_until is not null;
    `);
  }
}
