import { Migration } from '@mikro-orm/migrations';

export class SavedSearches20261122131300 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table catalog.saved_searches (
        id uuid primary key,
        person_id uuid not null,
        name text not null,
        -- Of a guest, and only once it has said yes are mails sent there; a member's go to their account's.
        email text,
        email_confirmed_at timestamptz,
        confirm_token text not null,
        stop_token text not null,
        frequency text not null check (frequency in ('at-once', 'daily', 'weekly')),
        active boolean not null,
        -- What was asked for, as it was asked.
        query text,
        category text,
        condition text,
        location text,
        -- What a listing must say and cost, and of these words at least one: by them it finds the search.
        words tsquery,
        min_cents int,
        max_cents int,
        place_words tsquery,
        anchors text[] not null,
        created_at timestamptz not null,
        seen_at timestamptz not null,
        mailed_at timestamptz
      );
      create index saved_searches_person on catalog.saved_searches (person_id, created_at desc, id desc);
      create index saved_searches_anchors on catalog.saved_searches using gin (anchors) where active;
      create unique index saved_searches_confirm on catalog.saved_searches (confirm_token);
      create unique index saved_searches_stop on catalog.saved_searches (stop_token);

      -- Which listing was found by which search: each pair once.
      create table catalog.search_alerts (
        search_id uuid not null references catalog.saved_searches on delete cascade,
        listing_id uuid not null references catalog.listings on delete cascade,
        found_at timestamptz not null,
        mailed_at timestamptz,
        primary key (search_id, listing_id)
      );
      create index search_alerts_found on catalog.search_alerts (search_id, found_at desc);
      create index search_alerts_listing on catalog.search_alerts (listing_id);
      create index search_alerts_waiting on catalog.search_alerts (search_id) where mailed_at is null;
      create index search_alerts_old on catalog.search_alerts (found_at);
    `);
  }
}
