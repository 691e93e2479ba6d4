import { type RawBuilder, sql } from 'kysely';
import { CATEGORIES, CONDITIONS, LISTING_LIMITS } from '#contract/listings';
import { type BrowseFilters, whereListings } from './browse-filters.js';

/** Listings of one category and condition. */
export type Pair = [category: string, condition: string, count: number];

/** What the database counted, each number up to the limit. */
export interface Counted {
  pairs: Pair[];
}

type Clause = RawBuilder<unknown>;

const LIMIT = LISTING_LIMITS.countedUpTo;

export const sum = (pairs: readonly Pair[]): number => pairs.reduce((total, [, , count]) => total + count, 0);

/** Whether a search has more matches than are counted; then the pairs are a part of them. */
export const isSample = ({ pairs }: Counted): boolean => sum(pairs) > LIMIT;

/** Every pair counted by itself along its index. */
export const countPairs = (filters: BrowseFilters): Clause => sql`(
  select json_build_object(
    'pairs', coalesce(json_agg(json_build_array(category, condition, pair.count)), '[]'))
  from unnest(${[...CATEGORIES]}::text[]) category, unnest(${[...CONDITIONS]}::text[]) condition,
    lateral (
      select count(*)::int as count from (
        select from catalog.listings listing
        where listing.category = category.category and listing.condition = condition.condition
          and ${whereListings(filters, false)}
        limit ${LIMIT + 1}
      ) counted
    ) pair
  where pair.count > 0
)`;

/** Matches of a search in any category and condition, up to one more than are counted. */
export const matchesSql = (filters: BrowseFilters, part: Clause = sql`true`): Clause => sql`
  select ${columnsOf(filters)}
  from catalog.listings where ${whereListings(filters, false)} and ${part} limit ${LIMIT + 1}`;

/** Those in the category and condition, up to one more than `most`. */
export const chosenSql = (filters: BrowseFilters, most: number): Clause => sql`
  select ${columnsOf(filters)} from catalog.listings where ${whereListings(filters)} limit ${most + 1}`;

const columnsOf = ({ near }: BrowseFilters): Clause =>
  sql`id, category, condition, created_at, price_cents, popularity${near === undefined ? sql`` : sql`, place_id`}`;

export const MATCHES: Clause = sql`matches`;

/** How many of the `matches` each pair has. */
export const pairsOf = (matches: Clause): Clause => sql`
  json_build_object('pairs', coalesce(json_agg(json_build_array(category, condition, count)), '[]'))
  from (select category, condition, count(*)::int as count from ${matches} group by category, condition) pairs`;
