import { type RawBuilder, sql } from 'kysely';

/**
 * How many of the newest listings are marked as recent, and have a text index of their own. Reading them costs the same
 * however many older ones there are; a word that every hundredth listing has fills a page and the counts from them.
 */
export const RECENT_LISTINGS = 100_000;

const SINCE = sql`(select since from catalog.recency)`;

/** Of the index of recent listings. Some of them may be older than `since`; all that are newer are among them. */
export const RECENT: RawBuilder<unknown> = sql`recent`;

/** Whether there are listings that are not recent. */
export const HAS_OLDER: RawBuilder<boolean> = sql<boolean>`${SINCE} > '-infinity'`;

/** Nothing but recent listings is newer than one for which this holds. */
export const newerThanOlder = (createdAt: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${createdAt} > ${SINCE}`;
