import { INSIGHT_LIMITS } from '#contract/insights';
import type { ComparedPrice, MarketTrend, ViewTimes } from '../../../api/catalog/insights.gen';

/** How far apart two medians may be and still be called the same. */
const STEADY = 0.05;

export type Direction = 'rising' | 'falling' | 'steady';

/** Where prices go: by what was paid if enough was sold, else by what is asked; null when neither is known. */
export function directionOf({ asking, askingBefore, sold, soldBefore }: MarketTrend): Direction | null {
  const share = shareOf(sold, soldBefore) ?? shareOf(asking, askingBefore);
  if (share === null) return null;
  if (Math.abs(share) < STEADY) return 'steady';
  return share > 0 ? 'rising' : 'falling';
}

function shareOf(now: MarketTrend['asking'], before: MarketTrend['asking']): number | null {
  return now.median === null || before.median === null ? null : now.median / before.median - 1;
}

export type Verdict = 'above' | 'below' | 'usual';

/** How a price stands to comparable ones, and by which share. */
export function verdictOf({ price, median }: Pick<ComparedPrice, 'price' | 'median'>): {
  verdict: Verdict;
  share: number;
} {
  const share = price / median - 1;
  if (Math.abs(price - median) <= median * INSIGHT_LIMITS.usualShare) return { verdict: 'usual', share };
  return { verdict: share > 0 ? 'above' : 'below', share };
}

const WINDOW = 3;

const sum = (views: number[]): number => views.reduce((total, each) => total + each, 0);

/** The views by weekday (from Sunday) and by hour, both as they are so many hours off UTC. */
export function localTimes(
  { hoursOfWeek }: Pick<ViewTimes, 'hoursOfWeek'>,
  offsetHours: number,
): { weekdays: number[]; hours: number[] } {
  const week = hoursOfWeek.length;
  const local = hoursOfWeek.map((_, hour) => hoursOfWeek[(hour - offsetHours + week) % week] ?? 0);
  return {
    weekdays: Array.from({ length: 7 }, (_, day) => sum(local.slice(day * 24, (day + 1) * 24))),
    hours: Array.from({ length: 24 }, (_, hour) => sum(local.filter((__, nth) => nth % 24 === hour))),
  };
}

/** Where the three hours in a row with the most views begin; null where too few looked. */
export function bestHours(hours: number[]): number | null {
  const sums = hours.map((_, hour) =>
    sum(Array.from({ length: WINDOW }, (__, nth) => hours[(hour + nth) % 24] ?? 0)),
  );
  const most = Math.max(...sums);
  return most < INSIGHT_LIMITS.enough ? null : sums.indexOf(most);
}

export const isBest = (hour: number, from: number | null): boolean =>
  from !== null && (hour - from + 24) % 24 < WINDOW;

/** The day of the week with the most views, from Sunday; null where too few looked. */
export function bestWeekday(weekdays: number[]): number | null {
  const most = Math.max(...weekdays);
  return most < INSIGHT_LIMITS.enough ? null : weekdays.indexOf(most);
}
