import type { RawBuilder } from 'kysely';
import type { ListingSort } from '#contract/listings';
import type { Cursor } from './browse-cursor.js';
import { type BrowseFilters, hasOnePlan } from './browse-filters.js';
import { type Counted, isSample, sum } from './counts.sql.js';
import { fewPageSql, PAGE_ROWS, type Page, pageSql, recentPageSql } from './page.sql.js';

/**
 * Sends a statement and answers its one row. What is built under the same name is the same. With `onePlan` a statement of
 * the same text is planned once for all its values, else with its own.
 */
export type Send = <Row>(
  name: string,
  build: () => RawBuilder<Row>,
  kind?: { onePlan: boolean },
) => Promise<Row>;

export interface Wanted {
  filters: BrowseFilters;
  sort: ListingSort;
  cursor?: Cursor;
  /** Also how many there are of each kind. */
  counted: boolean;
}

/**
 * Finds a page in as few steps as it takes. Words that many listings have are found often enough among the recent ones;
 * words that few have need all listings, but then there is not much to read. The benchmark's bare server does the same.
 */
export async function findPage(send: Send, { filters, sort, cursor, counted }: Wanted): Promise<Page> {
  const kind = { onePlan: hasOnePlan(filters) };
  const page = (counting: boolean) => send('page', () => pageSql(filters, sort, cursor, counting), kind);
  if (sort === 'nearest' || (filters.places && !filters.terms && counted))
    return findAround(send, { filters, sort, cursor, counted });
  if (!filters.terms) return page(counted);

  const recent = await send('recent', () => recentPageSql(filters, sort, cursor, counted));
  const filled = !recent.hasOlder || sort !== 'newest' || recent.ahead === PAGE_ROWS;
  const known = !recent.hasOlder || !recent.counted || isSample(recent.counted);
  if (known) return filled ? recent : { ...(await page(false)), counted: recent.counted };

  const few = await send('few', () => fewPageSql(filters, sort));
  if (few.counted && !isSample(few.counted)) return few;
  return { ...(filled ? recent : await page(false)), counted: few.counted };
}

/** Of a sample of a thousand: what is rarer is looked up by itself, the rest is met soon enough. */
const RARE = 10;
/** So many matches are sorted by distance rather than looked for from place to place. */
const SORTED = 5000;

/**
 * What is around a place is counted as matches of words are. While those are few the page is cut from them; of many
 * matches the next ones are never far.
 */
async function findAround(send: Send, { filters, sort, cursor, counted }: Wanted): Promise<Page> {
  const few = await send('few', () => fewPageSql(filters, sort, { cursor }));
  const counts = counted ? few.counted : null;
  if (!few.counted || !isSample(few.counted)) return { ...few, counted: counts };
  if (sort === 'nearest' && mayBeRare(filters, few.counted)) {
    const chosen = await send('few chosen', () => fewPageSql(filters, sort, { cursor, chosen: SORTED }));
    if (sum(chosen.counted?.pairs ?? []) <= SORTED) return { ...chosen, counted: counts };
  }
  return { ...(await send('page', () => pageSql(filters, sort, cursor))), counted: counts };
}

/** A sample tells how rare a category or a condition is, but not how rare are words and prices. */
function mayBeRare(filters: BrowseFilters, { pairs }: Counted): boolean {
  const { terms, category, condition, minPrice, maxPrice } = filters;
  if (terms || category === 'free' || minPrice !== undefined || maxPrice !== undefined) return true;
  return (
    sum(pairs.filter(([c, k]) => (!category || c === category) && (!condition || k === condition))) < RARE
  );
}
