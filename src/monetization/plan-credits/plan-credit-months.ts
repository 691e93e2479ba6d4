import type { BillingCycle } from '#contract/monetization/prices';
import { MONTHS, monthsAfter } from '../subscriptions/periods.js';

/** Under which the credits of a month of a plan, named by its begin, are granted once. */
export const planCreditKey = (subscriptionId: string, month: Date): string =>
  `plan:${subscriptionId}:${month.toISOString()}`;

/** The begins of the months of a paid period, counted from its own begin: one, or those of a year. */
export const monthsOf = (from: Date, cycle: BillingCycle): Date[] =>
  Array.from({ length: MONTHS[cycle] }, (_, nth) => monthsAfter(from, nth));

/**
 * The begin of the month, counted from the begin of the period, that is under way. What is paid has the months of its cycle:
 * whoever takes the money may go back to a later day of the month, with a period that is longer than they are.
 */
export function monthAt(from: Date, now: Date, cycle: BillingCycle | null): Date {
  const last = cycle ? MONTHS[cycle] - 1 : Number.POSITIVE_INFINITY;
  let nth = 0;
  while (nth < last && monthsAfter(from, nth + 1) <= now) nth += 1;
  return monthsAfter(from, nth);
}
