import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { CATEGORIES, CONDITIONS, LISTING_LIMITS } from '#contract/listings';
import { Database } from '#platform/persistence/database';
import type { BrowseAnswer, ListingCount } from './browse.dto.js';
import { type BrowseFilters, whereListings } from './browse-filters.js';

/** Listings of one category and condition. */
type Pair = [category: string, condition: string, count: number];

/** What the database counted, each number up to the limit. */
export interface Counted {
  pairs: Pair[];
}

export interface Counting {
  /** Counts in the same round trip as the page, or null when the counts are known already. */
  sql: RawBuilder<unknown> | null;
  result(counted: Counted | null): Promise<Counted>;
}

const LIMIT = LISTING_LIMITS.countedUpTo;
/** How old the counts of the whole market may be. They are the same for everybody and dear to count. */
const FRESH_MS = 5000;
const NOTHING: Counted = { pairs: [] };

/** Counts what a search or a filter has to offer. */
@Injectable()
export class FacetCounts {
  private market?: { counted: Promise<Counted>; at: number };

  constructor(private readonly db: Database) {}

  of(filters: BrowseFilters): Counting {
    const { terms, category, minPrice, maxPrice } = filters;
    const wholeMarket = !terms && minPrice === undefined && maxPrice === undefined && category !== 'free';
    if (wholeMarket) return { sql: null, result: () => this.countsOfMarket() };
    const counts = terms ? countMatches(filters) : countPairs(filters);
    return { sql: counts, result: async (counted) => counted ?? NOTHING };
  }

  /** Each facet counts what choosing another of its values would show, under the other filters. */
  answer(
    { terms, category, condition }: BrowseFilters,
    { pairs }: Counted,
  ): Pick<BrowseAnswer, 'total' | 'facets'> {
    const stored = category === 'free' ? undefined : category;
    // A search counts at most LIMIT + 1 matches over all facets; then no facet has seen everything.
    const sampled = Boolean(terms) && sum(pairs) > LIMIT;
    const count = (inCategory?: string, inCondition?: string): ListingCount => {
      const counted = sum(
        pairs.filter(([c, k]) => (!inCategory || c === inCategory) && (!inCondition || k === inCondition)),
      );
      return { count: Math.min(counted, LIMIT), capped: counted > LIMIT || (sampled && counted > 0) };
    };
    return {
      total: count(stored, condition),
      facets: {
        categories: CATEGORIES.map((value) => ({ value, ...count(value, condition) })),
        conditions: CONDITIONS.map((value) => ({ value, ...count(stored, value) })),
      },
    };
  }

  private async countsOfMarket(): Promise<Counted> {
    const now = Date.now();
    if (!this.market || now - this.market.at > FRESH_MS)
      this.market = { counted: this.countMarket(), at: now };
    try {
      return await this.market.counted;
    } catch (error) {
      this.market = undefined;
      throw error;
    }
  }

  private async countMarket(): Promise<Counted> {
    const row = await this.db.first(sql<{ counted: Counted }>`select ${countPairs({})} as counted`);
    return row?.counted ?? NOTHING;
  }
}

const sum = (pairs: readonly Pair[]) => pairs.reduce((total, [, , count]) => total + count, 0);

/** Every pair counted by itself along its index. */
const countPairs = (filters: BrowseFilters) => sql`(
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

/** The matches of a search by pair. When there are more than are counted, the pairs are a part of them. */
const countMatches = (filters: BrowseFilters) => sql`(
  select json_build_object('pairs', coalesce(json_agg(json_build_array(category, condition, count)), '[]'))
  from (
    select category, condition, count(*)::int as count
    from (
      select category, condition from catalog.listings where ${whereListings(filters, false)} limit ${LIMIT + 1}
    ) matches
    group by category, condition
  ) pairs
)`;
