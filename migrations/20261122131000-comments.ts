import { Migration } from '@mikro-orm/migrations';

export class Comments20261122131000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table catalog.comments (
        -- Made by the sender.
        id uuid primary key,
        listing_id uuid not null references catalog.listings on delete cascade,
        author_id uuid not null,
        -- What a guest calls themselves; members go by their own name.
        author_name text,
        content text not null,
        created_at timestamptz not null,
        edited_at timestamptz
      );
      create index comments_listing on catalog.comments (listing_id, created_at desc, id desc);
      create index comments_author on catalog.comments (author_id);
    `);
  }
}
