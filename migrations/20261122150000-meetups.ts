import { Migration } from '@mikro-orm/migrations';

export class Meetups20261122150000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- A buyer and a seller meet about one listing.
      create table community.meetups (
        id uuid primary key,
        listing_id uuid not null,
        buyer_id uuid not null,
        seller_id uuid not null,
        starts_at timestamptz not null,
        time_zone text not null,
        place_kind text not null,
        place_name text not null,
        place_latitude float8,
        place_longitude float8,
        place_id text,
        notes text not null,
        status text not null,
        proposed_by text not null,
        buyer_came_at timestamptz,
        seller_came_at timestamptz,
        canceled_by text,
        cancel_cause text,
        cancel_reason text,
        missed_by text,
        missed_answer text,
        put_back_at timestamptz,
        -- Since when the listing is kept for it; null when it is not, or kept by an accepted offer.
        reserved_at timestamptz,
        agreed_cents int,
        sale_id uuid,
        sequence int not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create unique index meetups_live on community.meetups (listing_id, buyer_id)
        where status in ('pending', 'confirmed');
      create index meetups_buyer on community.meetups (buyer_id, starts_at, id);
      create index meetups_seller on community.meetups (seller_id, starts_at, id);
      create index meetups_due on community.meetups (starts_at) where status in ('pending', 'confirmed');
      create index meetups_holding on community.meetups (listing_id) where reserved_at is not null;

      -- The listings that people meet about, as meetups show them.
      create table community.meetup_listings (
        id uuid primary key,
        seller_id uuid not null,
        title text not null,
        price_cents int not null,
        status text not null,
        image jsonb,
        changed_at timestamptz not null
      );
      create index meetup_listings_seller on community.meetup_listings (seller_id);
    `);
  }
}
