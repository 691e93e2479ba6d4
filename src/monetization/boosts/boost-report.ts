import { UPLIFT, upliftOf } from '#contract/monetization/boosts';
import { DAY_MS } from '#contract/time';
import type { DaysOfListing, ViewsOfListing } from '../../catalog/catalog.contract.js';
import type { BoostDay, BoostReport } from './boost.dto.js';

/** Instants in ISO 8601. */
export interface Period {
  startsAt: string;
  endsAt: string;
}

export interface BoostedListing extends Period {
  listingId: string;
  /** Other times it was boosted, shortly before. */
  others: readonly Period[];
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The days that have to be known to report on a boost. */
export const daysOf = ({ listingId, startsAt, endsAt }: BoostedListing, now: Date): DaysOfListing => ({
  listingId,
  from: dayOf(Date.parse(startsAt) - UPLIFT.daysBefore * DAY_MS),
  to: dayOf(Math.min(Date.parse(endsAt), now.getTime())),
});

/** Whole days alone are compared: all of them boosted, or nothing of them by any boost, with the listing up all day. */
export function reportOf(boost: BoostedListing, { listedOn, days }: ViewsOfListing, now: Date): BoostReport {
  const partOf = (day: string): BoostDay['part'] => {
    const [from, to] = [Date.parse(day), Date.parse(day) + DAY_MS];
    const overlaps = ({ startsAt, endsAt }: Period) => Date.parse(startsAt) < to && Date.parse(endsAt) > from;
    if (overlaps(boost)) {
      const until = Math.min(Date.parse(boost.endsAt), now.getTime());
      return Date.parse(boost.startsAt) <= from && to <= until ? 'during' : null;
    }
    const isBefore = to <= Date.parse(boost.startsAt) && day > listedOn;
    return isBefore && !boost.others.some(overlaps) ? 'before' : null;
  };
  const told = days.map(({ day, views }) => ({ day, views, part: partOf(day) }));
  const sumOf = (part: BoostDay['part']) => {
    const counted = told.filter((each) => each.part === part);
    return { views: counted.reduce((sum, { views }) => sum + views, 0), days: counted.length };
  };
  const [before, during] = [sumOf('before'), sumOf('during')];
  return { before, during, uplift: upliftOf(before, during), days: told };
}
