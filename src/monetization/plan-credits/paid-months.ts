import type { Payment } from '../payments/payment.entity.js';
import { monthsAfter } from '../subscriptions/periods.js';
import { monthsOf } from './plan-credit-months.js';

/** Over when the period is, too. */
export interface PaidMonth {
  readonly begin: Date;
  readonly end: Date;
}

interface Paid {
  readonly reference: string;
  readonly from: Date;
  readonly months: readonly PaidMonth[];
  /** The whole of its money. */
  readonly isGivenBack: boolean;
}

/** Whether it is under way when another one begins, as after a move up: that one counts what this one gave. */
export const isCounted = ({ begin, end }: PaidMonth, next: Date): boolean => begin < next && next < end;

/** What was paid for a subscription, of the lines of its books. */
export const paidIn = (lines: readonly Payment[]): Paid[] =>
  lines.flatMap(({ reference, refundOf, periodStart: from, periodEnd: until, cycle, amountCents }) => {
    if (refundOf || !from || !until) return [];
    const months = monthsOf(from, cycle).map((begin) => {
      const over = monthsAfter(begin, 1);
      return { begin, end: over < until ? over : until };
    });
    const given = lines.filter((line) => line.refundOf === reference);
    const givenCents = given.reduce((sum, line) => sum + line.amountCents, 0);
    // What cost nothing is given back by nobody.
    return [{ reference, from, months, isGivenBack: given.length > 0 && givenCents >= amountCents }];
  });
