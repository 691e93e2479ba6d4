import { sql } from 'kysely';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';

const SECONDS = 120;
/** The latest listings: what people sell now, and how they call it. */
const LEARNT_FROM = 50_000;
/** Sellers who use a word in a category; one alone teaches nothing, however many listings they put up. */
const FEWEST_SELLERS = 3;

/** Learns from the marketplace's own listings what is sold in which category. One statement: all of it, or nothing. */
@Job({ name: 'catalog.learn-category-words', cron: '27 3 * * *' })
export class LearnCategoryWordsJob implements ScheduledJob {
  constructor(private readonly db: Database) {}

  async run(): Promise<void> {
    await this.db.patiently(
      SECONDS,
      sql`
        with latest as (
          select title, category, seller_id from catalog.listings
          where status <> 'removed' order by created_at desc limit ${LEARNT_FROM}
        ), counted as (
          select word, category, count(distinct seller_id)::int as sellers
          from latest, unnest(tsvector_to_array(to_tsvector('catalog.listing_text', title))) as word
          group by word, category having count(distinct seller_id) >= ${FEWEST_SELLERS}
        ), forgotten as (
          delete from catalog.category_words known
          where not exists (select from counted where (counted.word, counted.category) = (known.word, known.category))
        )
        insert into catalog.category_words (word, category, sellers)
        select word, category, sellers from counted
        on conflict (word, category) do update set sellers = excluded.sellers
        where category_words.sellers <> excluded.sellers`,
    );
  }
}
