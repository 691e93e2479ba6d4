import { type RawBuilder, sql } from 'kysely';
import type { ListingSort } from '#contract/listings';
import { InvalidInput } from '#platform/http/http.errors';
import { isUuid } from '#platform/http/uuid-param';
import { isMoment } from '#platform/persistence/time-cursor';
import type { Reading } from '../search-words/search-terms.js';
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
 * Where a page ended: the sort it belongs to, the last card's sort key and id, and how the words were read: as typed or
 * as corrected.
 */
export interface Cursor {
  sort: ListingSort;
  key: string;
  id: string;
  reading: Reading;
  corrected: boolean;
}

const CORRECTED = 'corrected';
const KEY = /^-?\d[\d.:T@+-]{0,49}$/;

export const encodeCursor = ({ sort, key, id, reading, corrected }: Cursor): string =>
  Buffer.from([sort, key, id, reading, ...(corrected ? [CORRECTED] : [])].join(' ')).toString('base64url');

/** @throws InvalidInput for anything that `encodeCursor` did not make for this sort. */
export function decodeCursor(given: string, sort: ListingSort): Cursor {
  const [sortedBy, key = '', id = '', reading = '', words] = Buffer.from(given, 'base64url')
    .toString()
    .split(' ');
  if (sortedBy !== sort || !KEY.test(key) || !fits(key, sort) || !isUuid(id) || !isReading(reading))
    throw new InvalidInput([{ field: 'cursor', code: 'cursor-invalid' }]);
  return { sort, key, id, reading, corrected: words === CORRECTED };
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
export function after(sort: ColumnSort, { key, id }: Cursor): RawBuilder<unknown> {
  const { column, cast, direction } = ORDERINGS[sort];
  const compare = sql.raw(direction === 'asc' ? '>' : '<');
  return sql`(${column}, id) ${compare} (${key}::${cast}, ${id}::uuid)`;
}

export function orderBy(sort: ColumnSort): RawBuilder<unknown> {
  const { column, direction } = ORDERINGS[sort];
  const towards = sql.raw(direction);
  return sql`${column} ${towards}, id ${towards}`;
}
