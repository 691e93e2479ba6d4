import { type RawBuilder, sql } from 'kysely';

/** SQL: a list of constants, `('a', 'b')`, as words of the statement itself: so the indexes of just these rows are found. */
export const spelledOut = (values: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(values.map((value) => sql.lit(value)))})`;
