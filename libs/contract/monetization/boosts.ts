/** What standing first costs (credits) and for how long (days). */
export const BOOST = { credits: 1, days: 7, mostDaysAhead: 28 } as const;

export const BOOSTS_PAGE = 10;

/** What a boost is compared with, and what there has to be to say something: whole days, and views in both times. */
export const UPLIFT = { daysBefore: 7, leastDays: 2, leastViews: 10 } as const;

/** Of whole days. */
export interface ViewsInDays {
  views: number;
  days: number;
}

export const viewsPerDay = ({ views, days }: ViewsInDays): number => (days === 0 ? 0 : views / days);

/** By how many percent there were more views a day, or fewer below zero; null while it is too early to say. */
export function upliftOf(before: ViewsInDays, during: ViewsInDays): number | null {
  const { leastDays, leastViews } = UPLIFT;
  const tooFew = before.days < leastDays || during.days < leastDays || before.views === 0;
  if (tooFew || before.views + during.views < leastViews) return null;
  return Math.round((viewsPerDay(during) / viewsPerDay(before) - 1) * 100);
}
