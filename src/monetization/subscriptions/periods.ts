import type { BillingCycle } from '#contract/monetization/prices';

/** Of a period, whatever days of the month it begins and ends on. */
export const MONTHS: Readonly<Record<BillingCycle, number>> = { monthly: 1, yearly: 12 };

/** The end of a period that begins then: the same day and time, or the last day of a month that is too short. In UTC. */
export const periodEnd = (from: Date, cycle: BillingCycle): Date => monthsAfter(from, MONTHS[cycle]);

/** As `periodEnd`, for any number of months. */
export function monthsAfter(from: Date, months: number): Date {
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const end = new Date(from);
  end.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay));
  return end;
}

/** Cents of what was paid for a period that are left of it, to the nearest cent in the payer's favour. */
export function unusedRest(paid: { amountCents: number; from: Date; until: Date }, now: Date): number {
  const whole = paid.until.getTime() - paid.from.getTime();
  const left = Math.min(whole, Math.max(0, paid.until.getTime() - now.getTime()));
  return whole > 0 ? Math.ceil((paid.amountCents * left) / whole) : 0;
}
