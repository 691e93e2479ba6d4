import { DAY_MS, WEEK_MS } from '#contract/time';

export type TimeStyle = 'time' | 'weekday' | 'date';

/**
 * How the time of a message is told (spec 2, section 9): under 24 hours the time, under 168 the weekday, else a date; also
 * the time where the day is named above it.
 */
export function timeStyle(iso: string, now: number): TimeStyle {
  const age = now - Date.parse(iso);
  if (age < DAY_MS || dayName(iso, now)) return 'time';
  return age < WEEK_MS ? 'weekday' : 'date';
}

/** The same as `Intl.DateTimeFormat` takes it. */
export const TIME_FORMATS: Readonly<Record<TimeStyle, Intl.DateTimeFormatOptions>> = {
  time: { timeStyle: 'short' },
  weekday: { weekday: 'long' },
  date: { dateStyle: 'medium' },
};

/** The day something was said on, where the reader is: `2026-11-21`. */
export function dayOf(time: string | number): string {
  const at = new Date(time);
  return `${at.getFullYear()}-${padded(at.getMonth() + 1)}-${padded(at.getDate())}`;
}

const padded = (part: number) => String(part).padStart(2, '0');

/** Days have 23, 24 or 25 hours: yesterday is the day of the moment before this day began. */
export function dayName(iso: string, now: number): 'today' | 'yesterday' | null {
  const day = dayOf(iso);
  if (day === dayOf(now)) return 'today';
  const yesterday = new Date(now);
  yesterday.setHours(0, 0, 0, -1);
  return day === dayOf(yesterday.getTime()) ? 'yesterday' : null;
}
