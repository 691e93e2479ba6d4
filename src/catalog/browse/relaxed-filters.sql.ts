import { type RawBuilder, sql } from 'kysely';
import { LISTING_LIMITS } from '#contract/listings';
import type { RelaxedFilter } from './browse.dto.js';
import { type BrowseFilters, whereListings, whereNoWords } from './browse-filters.js';

type Filter = RelaxedFilter['filter'];
export type RelaxedCounts = Partial<Record<Filter, number>>;

const LIMIT = LISTING_LIMITS.countedUpTo;
const MOST_READ = 20_000;

const WITHOUT: Readonly<Record<Filter, BrowseFilters>> = {
  category: { category: undefined },
  condition: { condition: undefined },
  price: { minPrice: undefined, maxPrice: undefined },
  q: { terms: undefined },
  distance: { places: undefined },
};

/** The filters that can be taken off: with one alone there would be nothing but the whole market. */
export function relaxable(filters: BrowseFilters): Filter[] {
  const active = (Object.keys(WITHOUT) as Filter[]).filter((filter) =>
    Object.keys(WITHOUT[filter]).some((name) => filters[name as keyof BrowseFilters] !== undefined),
  );
  return active.length > 1 ? active : [];
}

/**
 * How many listings there would be without each of the filters, in one statement that counts up to a limit. What has the
 * words is read once, for all of them, and only so far that the counts are right or at the limit for any usual search.
 */
export const relaxedSql = (filters: BrowseFilters): RawBuilder<{ counts: RelaxedCounts }> => sql`
  with matches as materialized (
    select category, condition, price_cents${filters.places ? sql`, place_id` : sql``} from catalog.listings
    where ${whereListings({ terms: filters.terms })} limit ${filters.terms ? MOST_READ : 0}
  )
  select jsonb_build_object(${sql.join(
    relaxable(filters).flatMap((filter) => [
      sql`${filter}::text`,
      countWithout(filters, { ...filters, ...WITHOUT[filter] }),
    ]),
  )}) as counts`;

function countWithout({ terms }: BrowseFilters, rest: BrowseFilters): RawBuilder<unknown> {
  const found =
    terms && rest.terms
      ? sql`select from matches where ${whereNoWords(rest)}`
      : sql`select from catalog.listings where ${whereListings(rest)}`;
  return sql`(select count(*) from (${found} limit ${LIMIT + 1}) counted)`;
}

/** Those that would show something. */
export const relaxedFilters = (counts: RelaxedCounts): RelaxedFilter[] =>
  (Object.keys(WITHOUT) as Filter[]).flatMap((filter) => {
    const count = counts[filter] ?? 0;
    return count > 0 ? [{ filter, count: Math.min(count, LIMIT), capped: count > LIMIT }] : [];
  });
