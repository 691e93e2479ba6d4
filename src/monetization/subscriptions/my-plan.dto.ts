import { ApiProperty } from '@nestjs/swagger';
import {
  BILLING_CYCLES,
  type BillingCycle,
  CURRENCY,
  type Currency,
  PAID_TIERS,
  type PaidTier,
} from '#contract/monetization/prices';
import {
  CHECKOUT_KINDS,
  type CheckoutKind,
  type MyPlanShape,
  PLAN_SOURCES,
  PLAN_STATUSES,
  type PlanSource,
  type PlanStatus,
} from '#contract/monetization/subscriptions';
import { PLAN_TIERS, type PlanTier } from '#contract/people';

class CreditsOfPlan {
  aMonth!: number;
}

export class MyPlan implements MyPlanShape {
  @ApiProperty({ enum: PLAN_TIERS })
  tier!: PlanTier;
  /** Of what they pay for; `tier` is larger where more was given to them. */
  @ApiProperty({ enum: PAID_TIERS, nullable: true })
  paidTier!: PaidTier | null;
  @ApiProperty({ enum: PLAN_SOURCES })
  source!: PlanSource;
  @ApiProperty({ enum: PLAN_STATUSES })
  status!: PlanStatus;
  @ApiProperty({ enum: BILLING_CYCLES, nullable: true })
  cycle!: BillingCycle | null;
  /** What the next period costs. */
  amountCents!: number | null;
  @ApiProperty({ enum: [CURRENCY] })
  currency!: Currency;
  /** ISO 8601: until when it is paid; of what has ended, when that was. */
  periodEnd!: string | null;
  /** ISO 8601: until when a renewal that was not paid can be made up for. */
  graceUntil!: string | null;
  cancelsAtPeriodEnd!: boolean;
  /** What it becomes at the period's end. */
  @ApiProperty({ enum: PLAN_TIERS, nullable: true })
  nextTier!: PlanTier | null;
  @ApiProperty({ enum: BILLING_CYCLES, nullable: true })
  nextCycle!: BillingCycle | null;
  /** What is paid with on this server. */
  @ApiProperty({ enum: CHECKOUT_KINDS })
  checkout!: CheckoutKind;
  boostCredits!: CreditsOfPlan;
}
