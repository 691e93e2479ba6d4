import { Migration } from '@mikro-orm/migrations';

export class Catalog20261120100200 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create schema catalog;

      -- English stems ("bikes" finds "bike"), accents ignored ("cafe" finds "café").
      create text search configuration catalog.listing_text (copy = pg_catalog.english);
      alter text search configuration catalog.listing_text
        alter mapping for hword, hword_part, word with unaccent, english_stem;

      create function catalog.text_of(tags text[]) returns tsvector
        language sql immutable parallel safe
        return to_tsvector('catalog.listing_text', array_to_string(tags, ' '));

      -- Read copy of the people who sell, kept by a reaction to identity's events.
      create table catalog.sellers (
        id uuid primary key,
        kind text not null check (kind in ('member', 'guest')),
        name text not null,
        username text,
        avatar jsonb,
        verified boolean not null default false,
        has_phone boolean not null default false,
        has_email boolean not null default false,
        rating float8,
        total_ratings int not null default 0,
        member_since timestamptz not null default now(),
        changed_at timestamptz not null default '-infinity'
      );

      create table catalog.listings (
        id uuid primary key,
        seller_id uuid not null,
        title text not null,
        description text not null,
        price_cents int not null check (price_cents >= 0),
        category text not null,
        condition text not null,
        location text,
        zip_code text,
        tags text[] not null default '{}',
        images jsonb not null default '[]',
        audio_id uuid,
        ai_generated boolean not null default false,
        status text not null default 'active' check (status in ('active', 'pending', 'removed', 'sold')),
        view_count int not null default 0,
        popularity float8 not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        search tsvector generated always as (
          setweight(to_tsvector('catalog.listing_text', title), 'A') ||
          setweight(catalog.text_of(tags), 'B') ||
          setweight(to_tsvector('catalog.listing_text', description), 'C') ||
          -- Category and condition too, so that the index alone answers a filtered search.
          array_to_tsvector(array['c:' || category, 'k:' || condition])
        ) stored
      );
      create index listings_seller on catalog.listings (seller_id, created_at desc);
      create index listings_search on catalog.listings using gin (search) where status = 'active';

      create index listings_newest on catalog.listings (created_at desc, id desc) where status = 'active';
      create index listings_price on catalog.listings (price_cents, id) where status = 'active';
      create index listings_popular on catalog.listings (popularity desc, id desc) where status = 'active';
      create index listings_category_newest
        on catalog.listings (category, created_at desc, id desc) where status = 'active';
      create index listings_category_price on catalog.listings (category, price_cents, id) where status = 'active';
      create index listings_category_popular
        on catalog.listings (category, popularity desc, id desc) where status = 'active';
      create index listings_facets on catalog.listings (category, condition, price_cents) where status = 'active';
      create index listings_updated on catalog.listings (updated_at desc, id) where status = 'active';

      create table catalog.listing_views (
        listing_id uuid not null references catalog.listings on delete cascade,
        viewer text not null,
        day date not null,
        primary key (listing_id, viewer, day)
      );
      create index listing_views_day on catalog.listing_views (day);

      -- Every word of a listing, for correcting what people mistype. Bounded by the language, not by the listings.
      create table catalog.words (word text primary key);
      create index words_similar on catalog.words using gin (word gin_trgm_ops);
    `);
  }
}
