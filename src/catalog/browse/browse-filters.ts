import { type RawBuilder, sql } from 'kysely';
import type { CategoryFilter, Condition } from '#contract/listings';
import { toCents } from '#contract/money';
import { BOOSTED } from '../boosted/boosted.sql.js';
import { termsQuery } from '../search-words/search-query.sql.js';
import type { Terms } from '../search-words/search-terms.js';

export interface BrowseFilters {
  terms?: Terms;
  category?: CategoryFilter;
  condition?: Condition;
  /** USD. */
  minPrice?: number;
  maxPrice?: number;
  /** Where the reader is: cards tell how far they are from there. */
  near?: number;
  /** The coarse places to look at. */
  places?: readonly number[];
  /** Only what has a place, wherever that is. */
  placed?: boolean;
  /** Only what is boosted now. */
  boosted?: boolean;
}

type Clause = RawBuilder<unknown>;

/**
 * Whether one plan serves all values of these filters: they walk the index of their sort. How many listings have some words
 * or prices differs too much for that.
 */
export const hasOnePlan = ({ terms, minPrice, maxPrice, places, placed, boosted }: BrowseFilters): boolean =>
  terms === undefined && minPrice === undefined && maxPrice === undefined && !places && !placed && !boosted;

type Words = Pick<BrowseFilters, 'category' | 'condition'> & { terms: Terms };

/** The text search query of words in a category and condition, which are words of the index too. */
export function listingsQuery({ terms, category, condition }: Words, withFacets = true): Clause {
  const facets = [
    withFacets && category && category !== 'free' ? `'c:${category}'` : '',
    withFacets && condition ? `'k:${condition}'` : '',
  ].filter(Boolean);
  const words = termsQuery(terms);
  return facets.length > 0 ? sql`(${words}) && ${facets.join(' & ')}::tsquery` : words;
}

/** Conditions on `catalog.listings`; without facets they leave out category and condition, for counting those. */
export function whereListings(filters: BrowseFilters, withFacets = true): Clause {
  const { category, condition } = filters;
  const { terms } = filters;
  const text = terms && listingsQuery({ ...filters, terms }, withFacets);
  const clauses: Clause[] = [sql`status = 'active'`];
  if (filters.boosted) clauses.push(BOOSTED);
  if (text) clauses.push(sql`search @@ (${text})`);
  // With words given, these stand in the text query; repeating them helps the planner to weigh the other indexes.
  if (withFacets && category && category !== 'free') clauses.push(sql`category = ${category}`);
  if (withFacets && condition) clauses.push(sql`condition = ${condition}`);
  clauses.push(...pricesOf(filters), ...placesOf(filters));
  return sql.join(clauses, sql` and `);
}

/** The filters other than words, on rows that have the words already. */
export const whereNoWords = (filters: BrowseFilters): Clause =>
  sql.join([whereFacets(filters), ...pricesOf(filters), ...placesOf(filters)], sql` and `);

function pricesOf({ category, minPrice, maxPrice }: BrowseFilters): Clause[] {
  const clauses: Clause[] = [];
  if (category === 'free') clauses.push(sql`price_cents = 0`);
  if (minPrice !== undefined) clauses.push(sql`price_cents >= ${toCents(minPrice)}`);
  if (maxPrice !== undefined) clauses.push(sql`price_cents <= ${toCents(maxPrice)}`);
  return clauses;
}

function placesOf({ places, placed }: BrowseFilters): Clause[] {
  if (places) return [sql`place_id = any(${[...places]}::int[])`];
  return placed ? [sql`place_id is not null`] : [];
}

/** The category and condition of rows that have the other filters already. */
export function whereFacets({ category, condition }: BrowseFilters): Clause {
  const clauses: Clause[] = [sql`true`];
  if (category && category !== 'free') clauses.push(sql`category = ${category}`);
  if (condition) clauses.push(sql`condition = ${condition}`);
  return sql.join(clauses, sql` and `);
}
