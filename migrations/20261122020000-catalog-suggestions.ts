import { Migration } from '@mikro-orm/migrations';

export class CatalogSuggestions20261122020000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- A word as titles have it, the same without accents, and how often it is for sale and looked for. A search counts
      -- for at most twice what is for sale, so that nobody can make a word popular by asking for it.
      alter table catalog.words
        add column plain text,
        add column listings int not null default 0,
        add column searches int not null default 0,
        add column popularity int not null generated always as (listings + least(searches, 2 * listings)) stored;
      update catalog.words set plain = unaccent(word);
      alter table catalog.words alter column plain set not null;
      drop index catalog.words_similar;
      create index words_similar on catalog.words using gin (plain gin_trgm_ops);
      create index words_begun on catalog.words (plain text_pattern_ops);
      -- What people type first narrows little: the most popular of such words are read in order, and no others.
      create index words_by_letter on catalog.words (left(plain, 1), popularity desc) where listings > 0;
      create index words_by_letters on catalog.words (left(plain, 2), popularity desc) where listings > 0;
      create index words_popular on catalog.words (popularity desc) where listings > 0;

      -- How often a word was looked for, by day: no person, no address, no other words of the same search.
      create table catalog.searched_words (
        day date not null,
        word text not null,
        searches int not null,
        primary key (day, word)
      );

      -- What a title tells of itself: its words, without those that stand in any title.
      create function catalog.telling_words(title text) returns setof text language sql stable as $$
        select distinct word from regexp_split_to_table(lower(title), '[^[:alnum:]]+') word
        where length(word) between 3 and 40 and word ~ '[[:alpha:]]'
          and to_tsvector('catalog.listing_text', word) <> ''
          and word not in ('con', 'del', 'las', 'los', 'para', 'por', 'que', 'sin', 'una', 'uno')
      $$;

      -- Counts anew what is for sale, by the newest listings, and what was looked for in a month: words that few have
      -- looked for on a day are nobody's business.
      create function catalog.rank_words(today date) returns void language sql as $$
        with sold as (
          select word, count(*)::int as listings
          from catalog.listings, catalog.telling_words(title) word
          where recent and status = 'active' group by word
        ), added as (
          insert into catalog.words (word, plain, listings)
          select word, unaccent(word), listings from sold order by word
          on conflict (word) do nothing returning word
        ), searched as (
          select word, sum(searches)::int as searches from catalog.searched_words
          where day > today - 30 and searches >= 3 group by word
        )
        update catalog.words set listings = ranked.listings, searches = ranked.searches
        from (
          select known.word, coalesce(sold.listings, 0) as listings, coalesce(searched.searches, 0) as searches
          from catalog.words known left join sold using (word) left join searched using (word)
        ) ranked
        where ranked.word = words.word
          and (words.listings, words.searches) is distinct from (ranked.listings, ranked.searches)
      $$;
      select catalog.rank_words(current_date);
      analyze catalog.words;
    `);
  }
}
