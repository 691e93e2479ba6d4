/** Milliseconds, as the clock counts them. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** Minutes, as limits count them. */
export const HOUR_MINUTES = 60;
export const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Seconds, as cookies and caches count them. */
export const DAY_SECONDS = 24 * 60 * 60;
export const YEAR_SECONDS = 365 * DAY_SECONDS;
