import { type RawBuilder, sql } from 'kysely';
import type { ListingSort } from '#contract/listings';
import { InvalidInput } from '#platform/http/http.errors';
import { isUuid } from '#platform/http/uuid-param';
import { isMoment } from '#platform/persistence/time-cursor';
import type { Reading } from '../search-words/search-terms.js';
import { asIds, asText } from './boosted-ids.js';
import { readNearness } from './nearest.sql.js';

/** How a sort walks its index. `key` is the wire form of the sort column; PostgreSQL's own text keeps microseconds. */
interface Ordering {
  readonly column: RawBuilder<unknown>;
  readonly cast: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
}

/** Sorts by a column of the listing; how near it is, is none. */
export type ColumnSort = Exclude<ListingSort, 'nearest'>;

export const ORDERINGS: Readonly<Record<ColumnSort, Ordering>> = {
  newest: { column: sql.ref('created_at'), cast: sql.raw('timestamptz'), direction: 'desc' },
  'price-asc': { column: sql.ref('price_cents'), cast: sql.raw('int'), direction: 'asc' },
  'price-desc': { column: sql.ref('price_cents'), cast: sql.raw('int'), direction: 'desc' },
  popular: { column: sql.ref('popularity'), cast: sql.raw('float8'), direction: 'desc' },
};

/**
 * Where a page ended: the sort it belongs to, the last card's sort key and id, how the words were read (as typed or as
 * corrected), and what the first page began with, which comes no second time however boosts begin and end meanwhile.
 */
export interface Cursor {
  sort: ListingSort;
  key: string;
  id: string;
  reading: Reading;
  corrected: boolean;
  boosted: readonly string[];
}

const CORRECTED = 'corrected';
const AS_TYPED = 'typed';
const KEY = /^-?\d[\d.:T@+-]{0,49}$/;

export const encodeCursor = ({ sort, key, id, reading, corrected, boosted }: Cursor): string =>
  Buffer.from(
    [
      sort,
      key,
      id,
      reading,
      ...(corrected ? [CORRECTED] : boosted.length > 0 ? [AS_TYPED] : []),
      ...(boosted.length > 0 ? [asText(boosted)] : []),
    ].join(' '),
  ).toString('base64url');

/** @throws InvalidInput for anything that `encodeCursor` did not make for this sort. */
export function decodeCursor(given: string, sort: ListingSort): Cursor {
  const [sortedBy, key = '', id = '', reading = '', words, first = ''] = Buffer.from(given, 'base64url')
    .toString()
    .split(' ');
  const boosted = asIds(first);
  if (
    sortedBy !== sort ||
    !KEY.test(key) ||
    !fits(key, sort) ||
    !isUuid(id) ||
    !isReading(reading) ||
    !boosted
  )
    throw new InvalidInput([{ field: 'cursor', code: 'cursor-invalid' }]);
  return { sort, key, id, reading, corrected: words === CORRECTED, boosted };
}

/** Whether PostgreSQL can compare it with the sort's column. */
function fits(key: string, sort: ListingSort): boolean {
  if (sort === 'newest') return isMoment(key);
  if (sort === 'nearest') return readNearness(key) !== null;
  const number = Number(key);
  return sort === 'popular'
    ? Number.isFinite(number)
    : number === Math.trunc(number) && Math.abs(number) < 2 ** 31;
}

const isReading = (text: string): text is Reading => text === 'whole' || text === 'beginning';

/** The condition that skips everything up to and including the cursor. */
export function after(sort: ColumnSort, { key, id, boosted }: Cursor): RawBuilder<unknown> {
  const { column, cast, direction } = ORDERINGS[sort];
  const compare = sql.raw(direction === 'asc' ? '>' : '<');
  const further = sql`(${column}, id) ${compare} (${key}::${cast}, ${id}::uuid)`;
  return boosted.length > 0 ? sql`${further} and id <> all(${[...boosted]}::uuid[])` : further;
}

export function orderBy(sort: ColumnSort): RawBuilder<unknown> {
  const { column, direction } = ORDERINGS[sort];
  const towards = sql.raw(direction);
  return sql`${column} ${towards}, id ${towards}`;
}
