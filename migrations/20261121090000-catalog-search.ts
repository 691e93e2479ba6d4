import { Migration } from '@mikro-orm/migrations';

export class CatalogSearch20261121090000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Whether a listing is one of the newest, which a search reads first. True for new ones, taken back by a job.
      alter table catalog.listings add column recent boolean not null default false;
      alter table catalog.listings alter column recent set default true;

      -- One row. Every listing made after it is marked as recent; of the others some may be, too.
      create table catalog.recency (only_row boolean primary key default true check (only_row), since timestamptz not null);
      insert into catalog.recency (since)
      select coalesce(
        (select created_at from catalog.listings order by created_at desc offset 100000 limit 1), '-infinity');
      update catalog.listings set recent = true where created_at > (select since from catalog.recency);
      create index listings_recent on catalog.listings (created_at desc, id desc) where recent;
      create index listings_recent_search on catalog.listings using gin (search) where status = 'active' and recent;

      -- Every lexeme that a listing has or had, so that the beginning of a word can be looked up as the words it begins.
      create table catalog.lexemes (lexeme text collate "C" primary key);
      insert into catalog.lexemes
      select word from ts_stat('select search from catalog.listings') where word !~ '^[ck]:';
      analyze catalog.recency, catalog.lexemes;

      -- In order, so that two listings sharing new lexemes never wait for each other in a circle.
      create function catalog.keep_lexemes() returns trigger language plpgsql as $$
        begin
          insert into catalog.lexemes
          select lexeme from unnest(tsvector_to_array(new.search)) lexeme where lexeme !~ '^[ck]:' order by lexeme
          on conflict do nothing;
          return null;
        end $$;
      create trigger keep_lexemes after insert or update of title, tags, description on catalog.listings
        for each row execute function catalog.keep_lexemes();
    `);
  }
}
