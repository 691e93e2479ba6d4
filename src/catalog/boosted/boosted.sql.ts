import { sql } from 'kysely';

/** SQL: whether somebody paid for a listing to stand first now. Time is the database's: these statements are remembered. */
export const isBoosted = (until: string): string => `coalesce(${until} > now(), false)`;

/** SQL: until when, if it does. */
export const boostedUntil = (listing: string): string =>
  `case when ${listing}.boosted_until > now() then ${listing}.boosted_until end`;

/** SQL: the condition on `catalog.listings`, as its index wants it. */
export const BOOSTED = sql`boosted_until > now()`;
