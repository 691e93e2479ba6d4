import { MEETUP_LIMITS } from '../meetups.js';
import { DAY_MS, HOUR_MS } from '../time.js';

/** The calendar day (`2026-11-23`) that an instant falls on in a time zone (IANA name). @throws RangeError for no zone */
export const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    at,
  );

/**
 * Why two people cannot agree on a time, or null: the earliest is tomorrow (spec 1, section 9), by the clock of the place, so
 * that a change of clocks or a seller in another zone moves no day.
 */
export function timeIssue(
  startsAt: Date,
  timeZone: string,
  now: Date,
): 'time-too-soon' | 'time-too-far' | null {
  const day = dayIn(timeZone, startsAt);
  if (day <= dayIn(timeZone, now)) return 'time-too-soon';
  const last = new Date(now.getTime() + MEETUP_LIMITS.daysAhead * DAY_MS);
  return day > dayIn(timeZone, last) ? 'time-too-far' : null;
}

/** Hours after the time of a meetup at which a move opens or closes, as the server's table of moves has it. */
const TURNS = [
  -MEETUP_LIMITS.checkInOpensHours,
  0,
  MEETUP_LIMITS.missedFromMinutes / 60,
  MEETUP_LIMITS.checkInClosesHours,
  MEETUP_LIMITS.missedUntilHours,
];

/** How often by now the clock alone has changed what may be done about a meetup. `startsAt`: ISO 8601; `now`: milliseconds. */
export function turnsPassed(startsAt: string, now: number): number {
  const hours = (now - Date.parse(startsAt)) / HOUR_MS;
  return TURNS.filter((turn) => hours > turn).length;
}
