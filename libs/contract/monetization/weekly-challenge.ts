import { DAY_MS, WEEK_MS } from '../time.js';

/** The weekly posting challenge (spec 2, section 9). */
export const WEEKLY_CHALLENGE = {
  /** Listings in one week. */
  goal: 3,
  /** What a week that reached the goal gives besides its coupon: "a one-week priority boost". */
  boostCredits: 1,
  /** Listings are counted for weeks that are no older than so many; what weeks earned is kept. */
  keptWeeks: 4,
} as const;

const PERCENT = 100;
/** 1970-01-04, the first Sunday that computers count. */
const A_SUNDAY = 3 * DAY_MS;

/** The week (its Sunday as `YYYY-MM-DD`) in which a moment lies. Weeks begin on Sundays at 00:00 UTC. */
export const weekStartOf = (moment: Date): string => dayOf(startOf(moment.getTime()));

/** When a week begins, or, `weeks` later, another one. */
export const weekStart = (week: string, weeks = 0): Date =>
  new Date(Date.parse(`${week}T00:00:00.000Z`) + weeks * WEEK_MS);

/** The first moment that is no longer of a week. */
export const weekEnd = (week: string): Date => weekStart(week, 1);

/** The week so many weeks after, or before, that one. */
export const weekAfter = (week: string, weeks = 1): string => dayOf(weekStart(week, weeks).getTime());

/** How much of the goal is done: 0 to 100, and never more (spec 2, section 9). */
export const challengePercent = (listings: number): number =>
  Math.min(PERCENT, Math.floor((listings * PERCENT) / WEEKLY_CHALLENGE.goal));

const startOf = (ms: number) => Math.floor((ms - A_SUNDAY) / WEEK_MS) * WEEK_MS + A_SUNDAY;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
