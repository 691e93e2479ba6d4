const UNITS = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const;

/** "in 3 days": how long it is until then, in whole days, hours or minutes, and never nothing. */
export function timeLeft(until: string, now: number, locale: string): string {
  const left = Math.max(0, Date.parse(until) - now);
  const [unit, length] = UNITS.find(([, shortest]) => left >= shortest) ?? (['minute', 60 * 1000] as const);
  return new Intl.RelativeTimeFormat(locale).format(Math.max(1, Math.floor(left / length)), unit);
}
