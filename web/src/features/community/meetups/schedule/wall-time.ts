import { DAY_MS, MINUTE_MS } from '#contract/time';

const parts = new Map<string, Intl.DateTimeFormat>();

/** What clocks show there at that instant, as if it were UTC: in milliseconds. */
function clockAt(instant: number, timeZone: string): number {
  const format =
    parts.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  parts.set(timeZone, format);
  const shown = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The instant at which clocks in a time zone show a time of a day (`2026-12-03`, minutes after midnight). Null when they never
 * do, because they are put forward past it; of two instants, the first one.
 */
export function instantAt(day: string, minutes: number, timeZone: string): string | null {
  const clock = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  // The offsets of a day before and of a day after: clocks are changed once in that time at most.
  const found = [clock - DAY_MS, clock + DAY_MS]
    .map((near) => clock - (clockAt(near, timeZone) - near))
    .filter((instant) => clockAt(instant, timeZone) === clock);
  return found.length === 0 ? null : new Date(Math.min(...found)).toISOString();
}

/** The day on the calendar there: `2026-12-03`. */
export const dayAt = (instant: number, timeZone: string): string =>
  new Date(clockAt(instant, timeZone)).toISOString().slice(0, 10);

/** Days are counted on the calendar, whatever their length. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
