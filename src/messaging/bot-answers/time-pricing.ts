import type { TimePricing } from '#contract/bots';
import { percentOf } from '#contract/money';
import { WEEK_MS } from '#contract/time';

/** The minimum as it is today: it falls by a share of the original for each full week, down to the floor. */
export function minimumToday(
  minimumCents: number,
  pricing: TimePricing | null,
  listedAt: Date,
  now: Date,
): number {
  if (!pricing) return minimumCents;
  const weeks = Math.max(0, Math.floor((now.getTime() - listedAt.getTime()) / WEEK_MS));
  const percent = Math.max(pricing.floorPercent, 100 - pricing.percentPerWeek * weeks);
  return percentOf(minimumCents, Math.min(100, percent));
}
