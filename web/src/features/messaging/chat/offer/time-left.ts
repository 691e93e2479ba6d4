import { HOUR_MS, MINUTE_MS } from '#contract/time';

/** How long something lasts, rounded so that it never promises more than there is; null once it is over. */
export function timeLeft(until: string, now: number): { unit: 'hour' | 'minute'; count: number } | null {
  const left = Date.parse(until) - now;
  if (left <= 0) return null;
  if (left >= HOUR_MS) return { unit: 'hour', count: Math.floor(left / HOUR_MS) };
  return { unit: 'minute', count: Math.max(1, Math.floor(left / MINUTE_MS)) };
}
