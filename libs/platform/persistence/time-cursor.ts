import { type RawBuilder, sql } from 'kysely';
import { InvalidInput } from '#platform/http/http.errors';
import { isDay } from '#platform/http/times/day';
import { isUuid } from '#platform/http/uuid-param';

/** Where a page of a list in the order of time ended. */
export interface TimeCursor {
  /** PostgreSQL's own text of the moment, with microseconds. */
  at: string;
  id: string;
}

const MOMENT =
  /^(\d{4}-\d\d-\d\d)[T ]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-](0\d|1[0-4])(:?[0-5]\d)?)$/;

/** Whether PostgreSQL would read the text as a moment. */
export const isMoment = (text: string): boolean => isDay(MOMENT.exec(text)?.[1] ?? '');

export const encodeTimeCursor = ({ at, id }: TimeCursor): string =>
  Buffer.from(`${at}|${id}`).toString('base64url');

/** @throws InvalidInput (`cursor-invalid`) for anything that `encodeTimeCursor` did not make. */
export function decodeTimeCursor(given: string): TimeCursor {
  const [at = '', id = ''] = Buffer.from(given, 'base64url').toString().split('|');
  if (!isMoment(at) || !isUuid(id)) throw new InvalidInput([{ field: 'cursor', code: 'cursor-invalid' }]);
  return { at, id };
}

/** `cursor`: as it was sent, or as it was read. */
type Rest = (cursor: string | TimeCursor | undefined, at: string, id: string) => RawBuilder<unknown>;

const rest =
  (side: RawBuilder<unknown>): Rest =>
  (cursor, at, id) => {
    if (!cursor) return sql`true`;
    const last = typeof cursor === 'string' ? decodeTimeCursor(cursor) : cursor;
    return sql`(${sql.ref(at)}, ${sql.ref(id)}) ${side} (${last.at}::timestamptz, ${last.id}::uuid)`;
  };

/** Keeps the rows that come after the cursor in `order by <at> desc, <id> desc`; all of them without one. */
export const olderThan = rest(sql`<`);

/** The same in `order by <at>, <id>`. */
export const newerThan = rest(sql`>`);

/** A page out of one row more than it holds: what it shows, and the cursor of the next one if there is more. */
export function pageOf<Row extends TimeCursor>(
  rows: readonly Row[],
  size: number,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, size);
  const last = rows.length > size ? items.at(-1) : undefined;
  return { items, nextCursor: last ? encodeTimeCursor(last) : null };
}
