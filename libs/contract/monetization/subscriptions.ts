import type { PlanTier } from '../people.js';
import type { BillingCycle, Currency, PaidTier } from './prices.js';

/** Where somebody's plan comes from; `granted` is given by whoever runs the place, `test` paid at the test checkout. */
export const PLAN_SOURCES = ['none', 'stripe', 'test', 'granted'] as const;
export type PlanSource = (typeof PLAN_SOURCES)[number];

/** `past-due`: a renewal was not paid, and the plan goes on for the days of grace. */
export const PLAN_STATUSES = ['none', 'active', 'past-due', 'cancelled', 'expired'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** What is paid with on this server. */
export const CHECKOUT_KINDS = ['stripe', 'test', 'none'] as const;
export type CheckoutKind = (typeof CHECKOUT_KINDS)[number];

/** What becomes of a test checkout. */
export const TEST_OUTCOMES = ['pay', 'fail', 'abandon'] as const;
export type TestOutcome = (typeof TEST_OUTCOMES)[number];

export const BILLING_LIMITS = {
  /** Days a plan goes on after a renewal that was not paid. */
  graceDays: 7,
  /** Hours after which a checkout that was not finished lapses. */
  checkoutHours: 24,
  couponMax: 40,
} as const;

/** A person's own plan. */
export interface MyPlanShape {
  tier: PlanTier;
  /** Of what they pay for; `tier` is larger where more was given to them. Null without a plan that is paid for. */
  paidTier: PaidTier | null;
  source: PlanSource;
  status: PlanStatus;
  cycle: BillingCycle | null;
  /** What the next period costs; null without a plan that is paid for. */
  amountCents: number | null;
  currency: Currency;
  /** ISO 8601: until when it is paid; null for what has no end. */
  periodEnd: string | null;
  /** ISO 8601: until when a renewal that was not paid can be made up for. */
  graceUntil: string | null;
  cancelsAtPeriodEnd: boolean;
  /** What it becomes at the period's end. */
  nextTier: PlanTier | null;
  nextCycle: BillingCycle | null;
  checkout: CheckoutKind;
  boostCredits: { aMonth: number };
}

/** Where a test checkout is shown. */
export const testCheckoutPath = (id: string): string => `/test-checkout/${id}`;

/** What the plans are called, in every language. */
export const planNames = { premium: 'Premium', premium_plus: 'Premium Plus' } as const satisfies Record<
  PaidTier,
  string
>;
