import { MEETUP_LIMITS } from '#contract/meetups';
import { MINUTE_MS } from '#contract/time';
import { dayAfter, dayAt, instantAt } from './wall-time';

const HALF_HOUR = 30;
/** Hours at which people meet: by daylight, or nearly so. */
const FIRST = 9 * 60;
const LAST = 20 * 60;

/** The days somebody may meet on, from tomorrow on by the clocks of the place. */
export function meetupDays(now: number, timeZone: string): string[] {
  const today = dayAt(now, timeZone);
  return Array.from({ length: MEETUP_LIMITS.daysAhead - 1 }, (_, n) => dayAfter(today, n + 1));
}

/** ISO instants of a day: by the hour, or also by the half hour. */
export function slotsOf(day: string, timeZone: string, halfHours: boolean): string[] {
  const step = halfHours ? HALF_HOUR : 2 * HALF_HOUR;
  const slots: string[] = [];
  for (let minutes = FIRST; minutes <= LAST; minutes += step) {
    const instant = instantAt(day, minutes, timeZone);
    if (instant) slots.push(instant);
  }
  return slots;
}

/** A time of a meetup, where it is one of those that are offered; null where it is none, or comes too soon by now. */
export function offered(startsAt: string, timeZone: string, now: number): string | null {
  const day = dayAt(Date.parse(startsAt), timeZone);
  const isOffered =
    meetupDays(now, timeZone).includes(day) && slotsOf(day, timeZone, true).includes(startsAt);
  return isOffered ? startsAt : null;
}

/** Whether somebody is at another meetup then. */
export const isTaken = (slot: string, taken: readonly string[]): boolean =>
  taken.some((time) => Math.abs(Date.parse(time) - Date.parse(slot)) < HALF_HOUR * MINUTE_MS);
