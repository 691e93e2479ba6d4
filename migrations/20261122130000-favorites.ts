import { Migration } from '@mikro-orm/migrations';

export class Favorites20261122130000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      alter table catalog.listings
        add column favorite_count int not null default 0,
        -- People who wrote to the seller about it.
        add column contact_count int not null default 0;

      create table catalog.favorites (
        person_id uuid not null,
        listing_id uuid not null references catalog.listings on delete cascade,
        created_at timestamptz not null,
        -- What it cost when it was saved.
        price_cents int not null,
        -- The price and the state that its person has been told of, and when each became so.
        known_cents int not null,
        known_status text not null,
        dropped_at timestamptz,
        status_at timestamptz,
        primary key (person_id, listing_id)
      );
      create index favorites_newest on catalog.favorites (person_id, created_at desc, listing_id desc);
      -- For telling everybody who saved a listing.
      create index favorites_listing on catalog.favorites (listing_id, person_id);

      drop index notifications.notifications_to_mail;
      create index notifications_to_mail on notifications.notices (created_at)
        where kind in ('chat_message', 'offer', 'listing') and read_at is null and mailed_at is null;
    `);
  }
}
