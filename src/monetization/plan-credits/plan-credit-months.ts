import { monthsAfter } from '../subscriptions/periods.js';

interface Period {
  readonly from: Date;
  readonly until: Date;
}

/** Under which the credits of a month of a plan, named by its begin, are granted once. */
export const planCreditKey = (subscriptionId: string, month: Date): string =>
  `plan:${subscriptionId}:${month.toISOString()}`;

/** The begins of the months of a period, counted from its own begin: one, or those of a year. */
export function monthsOf({ from, until }: Period): Date[] {
  const months: Date[] = [];
  for (let month = from; month < until; month = monthsAfter(from, months.length)) months.push(month);
  return months;
}

/** The begin of the month, counted from the begin of the period, that is under way. */
export function monthAt(from: Date, now: Date): Date {
  let months = 0;
  while (monthsAfter(from, months + 1) <= now) months += 1;
  return monthsAfter(from, months);
}
