import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CATEGORIES, CONDITIONS, LISTING_LIMITS } from '#contract/listings';
import { Database } from '#platform/persistence/database';
import type { BrowseAnswer, ListingCount } from './browse.dto.js';
import type { BrowseFilters } from './browse-filters.js';
import { type Counted, countPairs, isSample, sum } from './counts.sql.js';

const LIMIT = LISTING_LIMITS.countedUpTo;
/** How old the counts of the whole market may be. They are the same for everybody and dear to count. */
const FRESH_MS = 5000;
const NOTHING: Counted = { pairs: [] };

/** Counts what a search or a filter has to offer. */
@Injectable()
export class FacetCounts {
  private market?: { counted: Promise<Counted>; at: number };

  constructor(private readonly db: Database) {}

  /** Whether these filters leave the whole market to count. */
  isMarket({ terms, category, minPrice, maxPrice, places, placed, boosted }: BrowseFilters): boolean {
    return (
      !terms &&
      !places &&
      !placed &&
      !boosted &&
      minPrice === undefined &&
      maxPrice === undefined &&
      category !== 'free'
    );
  }

  /**
   * Each facet counts what choosing another of its values would show, under the other filters. `ofCategories` is what was
   * counted without a price that goes with the category.
   */
  answer(
    { terms, category, condition, places, placed }: BrowseFilters,
    counted: Counted,
    ofCategories: Counted,
  ): Pick<BrowseAnswer, 'total' | 'facets'> {
    const stored = category === 'free' ? undefined : category;
    // A search, and what is around a place, is counted up to LIMIT + 1 over all facets; then no facet has seen everything.
    const isCapped = Boolean(terms || places || placed);
    const count = ({ pairs }: Counted, inCategory?: string, inCondition?: string): ListingCount => {
      const found = sum(
        pairs.filter(([c, k]) => (!inCategory || c === inCategory) && (!inCondition || k === inCondition)),
      );
      const sampled = isCapped && isSample({ pairs });
      return { count: Math.min(found, LIMIT), capped: found > LIMIT || (sampled && found > 0) };
    };
    return {
      total: count(counted, stored, condition),
      facets: {
        categories: CATEGORIES.map((value) => ({ value, ...count(ofCategories, value, condition) })),
        conditions: CONDITIONS.map((value) => ({ value, ...count(counted, stored, value) })),
      },
    };
  }

  /** The counts of the whole market. */
  async ofMarket(): Promise<Counted> {
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
