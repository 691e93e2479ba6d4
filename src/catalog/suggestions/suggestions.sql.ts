import { type RawBuilder, sql } from 'kysely';
import { RECENT } from '../browse/recent-listings.js';
import { termsQuery } from '../search-words/search-query.sql.js';
import type { Terms } from '../search-words/search-terms.js';

/** So many titles with the words before the last one tell how it may go on. */
const SAMPLE = 200;

type Words = RawBuilder<{ words: string[] }>;

/** The most popular words that begin so; `others` are those of the given words that listings have. */
export const begunSql = (
  beginning: string,
  names: readonly string[],
  limit: number,
): RawBuilder<{ words: string[]; others: string[] }> => sql`
  select array(
    select word from catalog.words
    where listings > 0 and ${byLetters(beginning)} and plain like ${`${beginning}%`}
    order by popularity desc limit ${limit}
  ) as words, array(
    select distinct plain from catalog.words where listings > 0 and plain = any (${[...names]}::text[])
  ) as others`;

/** As the indexes have them, so that only the most popular are read. */
const byLetters = (beginning: string) =>
  beginning.length === 1
    ? sql`left(plain, 1) = ${beginning}`
    : sql`left(plain, 2) = ${beginning.slice(0, 2)}`;

/** Words that begin so, in titles of listings that have what was typed before. */
export const continuedSql = (before: Terms, beginning: string, limit: number): Words => sql`
  select coalesce(array_agg(known.word order by places desc, known.word), '{}') as words
  from (
    select found.plain, count(*) as places
    from (
      select title from catalog.listings
      where status = 'active' and ${RECENT} and search @@ (${termsQuery(before)}) limit ${SAMPLE}
    ) sample, regexp_split_to_table(unaccent(lower(title)), '[^[:alnum:]]+') found (plain)
    where found.plain like ${`${beginning}%`}
    group by found.plain order by places desc, found.plain limit ${limit}
  ) found, lateral (
    select word from catalog.words where words.plain = found.plain and listings > 0 limit 1
  ) known`;

export const popularSql = (limit: number): Words => sql`
  select array(
    select word from catalog.words where listings > 0 order by popularity desc limit ${limit}
  ) as words`;
