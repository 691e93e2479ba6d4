import { type RawBuilder, sql } from 'kysely';

/**
 * All rows of a read, however many, with no more than a page of them in memory. `read` is given the last row of the page
 * before (null for the first) and how many to answer; a page that is not full is the last.
 */
export async function* pageByPage<Row>(
  read: (after: Row | null, limit: number) => Promise<Row[]>,
  limit = 200,
): AsyncGenerator<Row, void, undefined> {
  let page: Row[] = [];
  do {
    page = await read(page.at(-1) ?? null, limit);
    yield* page;
  } while (page.length === limit);
}

/** SQL: the rows after that one, in the order of their ids. */
export const idAfter = (row: { readonly id: string } | null, column: string): RawBuilder<boolean> =>
  row ? sql<boolean>`${sql.ref(column)} > ${row.id}` : sql<boolean>`true`;
