import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time';

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** "in 3 days": how long it is until then, in whole days, hours or minutes, and never nothing. */
export function timeUntil(until: string, now: number, locale: string): string {
  const left = Math.max(0, Date.parse(until) - now);
  const [unit, length] = UNITS.find(([, shortest]) => left >= shortest) ?? (['minute', MINUTE_MS] as const);
  return new Intl.RelativeTimeFormat(locale).format(Math.max(1, Math.floor(left / length)), unit);
}
