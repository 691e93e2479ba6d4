import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: a column of cents as USD, which JSON shows with no more decimals than it has; null stays null. Divided as floats: of
 * whole cents that is the nearest float as well, and takes no detour over decimal digits.
 */
export const usdText = (column: string): string => `(${column} / 100::float8)`;

export const usdSql = (column: string): RawBuilder<number> => sql.raw(usdText(column));

/** SQL: an amount in USD, stored as text or a number, in whole cents; rounded as `toCents` does. */
export const centsSql = (usd: string): RawBuilder<number> => sql.raw(`round((${usd})::numeric * 100)::int`);
