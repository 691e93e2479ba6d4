const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long something lasts, rounded so that it never promises more than there is; null once it is over. */
export function timeLeft(until: string, now: number): { unit: 'hour' | 'minute'; count: number } | null {
  const left = Date.parse(until) - now;
  if (left <= 0) return null;
  if (left >= HOUR) return { unit: 'hour', count: Math.floor(left / HOUR) };
  return { unit: 'minute', count: Math.max(1, Math.floor(left / MINUTE)) };
}
