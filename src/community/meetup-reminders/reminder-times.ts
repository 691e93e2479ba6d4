import { MEETUP_AIDS } from '#contract/meetups/meetup-aids';
import { DAY_MINUTES, HOUR_MS, MINUTE_MS } from '#contract/time';

const { quietFrom, quietUntil } = MEETUP_AIDS;
/** What is said later than this before the time is of no use. */
const LAST_MS = 15 * MINUTE_MS;

/**
 * When to remind somebody so many hours before a meetup, or null when there is no good moment left. In the quiet hours, by the
 * clock of the place, nobody is woken: it is said when they begin, in the evening, or, where that has passed, when they end.
 */
export function reminderTime(startsAt: Date, hours: number, timeZone: string, now: Date): Date | null {
  const wanted = new Date(startsAt.getTime() - hours * HOUR_MS);
  if (wanted <= now) return null;
  if (!isQuiet(wanted, timeZone)) return wanted;
  const evening = backTo(quietFrom, wanted, timeZone);
  if (evening > now) return evening;
  const morning = onTo(quietUntil, wanted, timeZone);
  return startsAt.getTime() - morning.getTime() >= LAST_MS ? morning : null;
}

const isQuiet = (at: Date, timeZone: string) => {
  const hour = Math.floor(minutesIn(timeZone, at) / 60);
  return hour >= quietFrom || hour < quietUntil;
};

/** The last moment before `at`, or `at`, at which a clock there shows this hour. */
function backTo(hour: number, at: Date, timeZone: string): Date {
  const minutes = (minutesIn(timeZone, at) - hour * 60 + DAY_MINUTES) % DAY_MINUTES;
  return settled(hour, new Date(at.getTime() - minutes * MINUTE_MS), timeZone);
}

function onTo(hour: number, at: Date, timeZone: string): Date {
  const minutes = (hour * 60 - minutesIn(timeZone, at) + DAY_MINUTES) % DAY_MINUTES;
  return settled(hour, new Date(at.getTime() + minutes * MINUTE_MS), timeZone);
}

/** Clocks may have been changed in between: by what they are off then, it is mended. */
function settled(hour: number, at: Date, timeZone: string): Date {
  const off = minutesIn(timeZone, at) - hour * 60;
  return off === 0 || Math.abs(off) > DAY_MINUTES / 2 ? at : new Date(at.getTime() - off * MINUTE_MS);
}

/** What a clock there shows, in minutes since midnight. */
function minutesIn(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const value = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
  return value('hour') * 60 + value('minute');
}
