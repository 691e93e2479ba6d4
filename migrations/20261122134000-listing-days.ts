import { Migration } from '@mikro-orm/migrations';

export class ListingDays20261122134000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What became of a listing on a day (UTC), kept with the views themselves: a seller's figures over months would
      -- count them one by one.
      create table catalog.listing_days (
        listing_id uuid not null references catalog.listings on delete cascade,
        day date not null,
        views int not null default 0,
        primary key (listing_id, day)
      );
      insert into catalog.listing_days (listing_id, day, views)
      select listing_id, day, count(*) from catalog.listing_views group by listing_id, day;

      -- The hour (UTC) of the first look of that day; not known of those before.
      alter table catalog.listing_views add column hour smallint check (hour between 0 and 23);
    `);
  }
}
