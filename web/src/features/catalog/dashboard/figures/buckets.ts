import type { FigurePeriod } from '#contract/selling/figures';
import { DAY_MS } from '#contract/time';
import type { FigureLine } from '../../../../api/catalog/figures.gen';

/** How many days stand in one bar, so that there are at most twenty of them. */
export const BAR_DAYS: Record<FigurePeriod, number> = { 7: 1, 30: 3, 90: 9 };

/** What was counted in each of the bars. */
export function bars(perDay: readonly number[], days: number): number[] {
  return Array.from({ length: Math.ceil(perDay.length / days) }, (_, nth) =>
    perDay.slice(nth * days, (nth + 1) * days).reduce((sum, counted) => sum + counted, 0),
  );
}

/** The first days of the bars, as dates at midnight in UTC. */
export function firstDays(from: string, count: number, days: number): string[] {
  const start = Date.parse(`${from}T00:00:00Z`);
  return Array.from({ length: count }, (_, nth) => new Date(start + nth * days * DAY_MS).toISOString());
}

/** From how many on a share tells more than a difference: of two views one more is "+50 %". */
const ENOUGH_FOR_SHARE = 20;

/** How a figure has changed since the days before. */
export function changeOf({ figure, before, now }: Pick<FigureLine, 'figure' | 'before' | 'now'>): {
  kind: 'share' | 'difference';
  by: number;
} {
  return figure === 'views' && before >= ENOUGH_FOR_SHARE
    ? { kind: 'share', by: (now - before) / before }
    : { kind: 'difference', by: now - before };
}
