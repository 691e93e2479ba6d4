import type { PlanTier } from '../people.js';

/** How often a plan is paid for. */
export const BILLING_CYCLES = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof BILLING_CYCLES)[number];

/** The one currency of the place (spec 2, section 9: Pricing). */
export const CURRENCY = 'usd';
export type Currency = typeof CURRENCY;

export type PaidTier = Exclude<PlanTier, 'free'>;
export const PAID_TIERS = ['premium', 'premium_plus'] as const satisfies readonly PaidTier[];

const MONTHS = 12;

/** Cents of a year whose price nobody has set (spec 2, section 9). */
export const yearlyByDefault = (monthlyCents: number): number => MONTHS * monthlyCents;

/** Cents of one month of a year that is paid at once, to the nearest. */
export const monthOfYear = (yearlyCents: number): number => Math.round(yearlyCents / MONTHS);

/** What a year saves whoever pays it at once: cents, and the months that come free, where these are whole. */
export function yearlySaving(monthlyCents: number, yearlyCents: number): { cents: number; months: number } {
  const cents = Math.max(0, yearlyByDefault(monthlyCents) - yearlyCents);
  return { cents, months: monthlyCents > 0 && cents % monthlyCents === 0 ? cents / monthlyCents : 0 };
}
