import { Migration } from '@mikro-orm/migrations';

export class FavoritesKnowTheirListing20261122142000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table catalog.favorites
        -- With the price and the state: how the listing is as far as it has been heard here.
        add column category text,
        -- The listing was taken down; nobody sees it until it comes back.
        add column is_hidden boolean not null default false;
      update catalog.favorites favorite set category = listing.category, is_hidden = listing.status = 'removed'
      from catalog.listings listing where listing.id = favorite.listing_id;
      alter table catalog.favorites alter column category set not null;

      -- What a person's thousands are counted and sorted by, without a look at any row or at their listings.
      drop index catalog.favorites_newest;
      create index favorites_newest on catalog.favorites (person_id, created_at desc, listing_id desc)
        include (price_cents, known_cents, known_status, category) where not is_hidden;
      drop index catalog.listings_kept;
    `);
  }
}
