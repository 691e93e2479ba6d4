import { type RawBuilder, sql } from 'kysely';

/** SQL: an instant, a column or what is computed, as JavaScript writes it; null stays null. */
export const isoSql = (instant: string | RawBuilder<unknown>): RawBuilder<string> => {
  const value = typeof instant === 'string' ? sql.ref(instant) : instant;
  return sql<string>`to_char((${value}) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
};
