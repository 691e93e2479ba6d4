import { type RawBuilder, sql } from 'kysely';
import { weekEnd } from '#contract/monetization/weekly-challenge';

/**
 * SQL: whether a row of `week_listings` counts in its week. What was deleted again within that week doesn't; what is deleted
 * after it has counted.
 */
export const countsIn = (week: string): RawBuilder<boolean> => sql<boolean>`
  (week_start = ${week}::date and (deleted_at is null or deleted_at >= ${weekEnd(week)}::timestamptz))`;

/** SQL: how many of the rows count in a week. Two things of one title are one, also when one of them was deleted. */
export const countedIn = (week: string): RawBuilder<number> => sql<number>`
  (count(distinct likeness) filter (where ${countsIn(week)}))::int`;

/** SQL: what tells a title from others, whatever its capitals and spaces. */
export const likenessOf = (title: string): RawBuilder<string> =>
  sql<string>`md5(lower(regexp_replace(btrim(${title}::text), '\\s+', ' ', 'g')))`;
