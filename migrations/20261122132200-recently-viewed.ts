import { Migration } from '@mikro-orm/migrations';

export class RecentlyViewed20261122132200 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What a person looked at last, for their own eyes.
      create table catalog.recently_viewed (
        person_id uuid not null,
        listing_id uuid not null references catalog.listings on delete cascade,
        viewed_at timestamptz not null,
        primary key (person_id, listing_id)
      );
      create index recently_viewed_newest on catalog.recently_viewed (person_id, viewed_at desc);
      create index recently_viewed_listing on catalog.recently_viewed (listing_id);
    `);
  }
}
