import type { RawBuilder } from 'kysely';
import type { ListingSort } from '#contract/listings';
import type { Cursor } from './browse-cursor.js';
import { type BrowseFilters, hasOnePlan } from './browse-filters.js';
import { isSample } from './counts.sql.js';
import { fewPageSql, PAGE_ROWS, type Page, pageSql, recentPageSql } from './page.sql.js';

/**
 * Sends a statement and answers its one row. What is built under the same name is the same. With `onePlan` a statement of
 * the same text is planned once for all its values.
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
  if (!filters.terms) return page(counted);

  const recent = await send('recent', () => recentPageSql(filters, sort, cursor, counted));
  const filled = !recent.hasOlder || sort !== 'newest' || recent.ahead === PAGE_ROWS;
  const known = !recent.hasOlder || !recent.counted || isSample(recent.counted);
  if (known) return filled ? recent : { ...(await page(false)), counted: recent.counted };

  const few = await send('few', () => fewPageSql(filters, sort));
  if (few.counted && !isSample(few.counted)) return few;
  return { ...(filled ? recent : await page(false)), counted: few.counted };
}
