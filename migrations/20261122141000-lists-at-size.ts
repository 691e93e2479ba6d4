import { Migration } from '@mikro-orm/migrations';

export class ListsAtSize20261122141000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What a person's list of favorites is counted and sorted by, of thousands, without a look at any of the rows.
      create index listings_kept on catalog.listings (id) include (status, category, price_cents);
      drop index catalog.favorites_newest;
      create index favorites_newest on catalog.favorites (person_id, created_at desc, listing_id desc)
        include (price_cents);

      -- What a seller's totals and figures are counted from. Each view moves popularity, and with it the entries of all
      -- indexes: that this one has the views too costs nothing more.
      drop index catalog.listings_seller;
      create index listings_seller on catalog.listings (seller_id, created_at desc, id desc)
        include (status, view_count);
      create index favorites_of_listing on catalog.favorites (listing_id, created_at);
      create index listing_contacts_of_listing on catalog.listing_contacts (listing_id, contacted_at);
    `);
  }
}
