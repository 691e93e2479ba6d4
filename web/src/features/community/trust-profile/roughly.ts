const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in the largest unit that fits it, as people say it: never less than a minute. */
export function roughly(seconds: number): { count: number; unit: 'minute' | 'hour' | 'day' } {
  if (seconds < 59.5 * MINUTE) return { count: Math.max(1, Math.round(seconds / MINUTE)), unit: 'minute' };
  if (seconds < 23.5 * HOUR) return { count: Math.round(seconds / HOUR), unit: 'hour' };
  return { count: Math.round(seconds / DAY), unit: 'day' };
}
