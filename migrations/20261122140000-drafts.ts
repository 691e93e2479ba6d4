import { Migration } from '@mikro-orm/migrations';

export class Drafts20261122140000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Listings that were begun and are not published.
      create table catalog.drafts (
        id uuid primary key,
        person_id uuid not null,
        -- Counts the changes: whoever makes one says which it builds upon.
        version int not null,
        -- The open forms that made the last ones, the latest at the end, and which of its changes each made last.
        forms jsonb not null,
        words jsonb not null,
        images jsonb not null,
        by_ai text[] not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );
      create index drafts_person on catalog.drafts (person_id, updated_at desc, id desc);
      create index drafts_old on catalog.drafts (updated_at);
    `);
  }
}
