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
        -- The open form that made the last one, and which of its changes that was.
        form text not null,
        change int not null,
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
