import { type RawBuilder, sql } from 'kysely';

/** SQL: of two notices of one subject, whether this one says what stands: it is unread, or else the later one. */
export const isLeading = (one: string, other: string): RawBuilder<boolean> =>
  sql.raw(`(${one}.read_at is null, ${one}.created_at) > (${other}.read_at is null, ${other}.created_at)`);

const SAID = ['kind', 'code', 'params', 'link', 'created_at', 'read_at', 'unlisted'];

/** SQL: the one that stays says what the other one said. */
export const saying = (other: string): RawBuilder<unknown> =>
  sql.raw(SAID.map((column) => `${column} = ${other}.${column}`).join(', '));
