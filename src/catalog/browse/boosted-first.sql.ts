import { type RawBuilder, sql } from 'kysely';
import type { ListingSort } from '#contract/listings';
import { BOOSTED } from '../boosted/boosted.sql.js';
import type { BrowseFilters } from './browse-filters.js';

type Clause = RawBuilder<unknown>;

/** So many of a first page; the others stay where they are. */
export const BOOSTED_FIRST = 4;
/** So many of a category take turns; were there more, those that end first. */
const TAKE_TURNS = 500;

/** A category in its usual order begins with what is boosted. Who sorts or searches gets what they asked for. */
export const startsWithBoosted = (
  { terms, category, places, boosted }: BrowseFilters,
  sort: ListingSort,
): boolean =>
  sort === 'newest' && !terms && !places && !boosted && category !== undefined && category !== 'free';

interface Wanted {
  columns: Clause;
  /** Conditions on `catalog.listings`. */
  where: Clause;
  /** All listings in their usual order, under one more condition. */
  all: (others: Clause) => Clause;
  limit: Clause;
}

/**
 * Some boosted listings, and then all others. Which ones of many is another draw each day, the same for everybody, and one of
 * each seller goes before the second of any. Without any it is one look at an empty index.
 */
export const boostedFirst = ({ columns, where, all, limit }: Wanted): Clause => sql`
  with first as materialized (
    select id, row_number() over (order by turn, dice) as nth
    from (
      select id, dice, row_number() over (partition by seller_id order by dice) as turn
      from (
        select id, seller_id, uuid_hash_extended(id, (now() at time zone 'utc')::date - date '2026-01-01') as dice
        from catalog.listings where ${where} and ${BOOSTED}
        order by boosted_until limit ${sql.lit(TAKE_TURNS)}
      ) boosted
    ) turns
    order by turn, dice limit ${sql.lit(BOOSTED_FIRST)}
  )
  select * from (
    select ${columns}, nth from catalog.listings join first using (id)
    union all
    select others.*, null::bigint from (${all(sql`id <> all(array(select id from first))`)}) others
  ) both_of_them
  order by nth, created_at desc, id desc
  limit ${limit}`;
