import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import { FEATURES, type Feature } from '#contract/monetization/plans';
import {
  BILLING_CYCLES,
  type BillingCycle,
  CURRENCY,
  type Currency,
  PAID_TIERS,
  type PaidTier,
} from '#contract/monetization/prices';
import { BILLING_LIMITS } from '#contract/monetization/subscriptions';
import { IfGiven } from '#platform/http/if-given';
import { Trimmed } from '#platform/http/trimmed';

const { couponMax } = BILLING_LIMITS;

export class PlanBody {
  @IsIn(PAID_TIERS, { message: 'plan-unknown' })
  tier!: PaidTier;

  @IsIn(BILLING_CYCLES, { message: 'cycle-unknown' })
  cycle!: BillingCycle;
}

export class CheckoutBody extends PlanBody {
  @IfGiven()
  @Trimmed()
  @MaxLength(couponMax, { message: 'coupon-too-long', context: { max: couponMax } })
  @MinLength(1, { message: 'coupon-required' })
  @IsString({ message: 'coupon-required' })
  coupon?: string;
}

/** Where to go on to: of this app, or of the payment provider. */
export class CheckoutAddress {
  url!: string;
}

export class LostFeature {
  @ApiProperty({ enum: FEATURES })
  feature!: Feature;
  /** Of a feature one has a number of, how many remain; null where there is no number. */
  remaining!: number | null;
  /** How many the person has now; null where nobody counts. */
  has!: number | null;
  /** Of these, how many the smaller plan does not cover: kept, not deleted. */
  beyond!: number;
}

/** What it means to have no plan any more: to be read before it is cancelled. */
export class Leaving {
  loses!: LostFeature[];
}

/** What a plan, or a change to it, means: to be read before anything is paid. */
export class Quote {
  dueTodayCents!: number;
  /** What is unused of the present period, and counts. */
  creditCents!: number;
  /** What is left of `creditCents` after today: it comes off the payments that follow, before anything is taken for them. */
  leftCents!: number;
  couponCents!: number;
  /** Of each period after the one that is paid today; what is left does not make it less. */
  thenCents!: number;
  @ApiProperty({ enum: [CURRENCY] })
  currency!: Currency;
  @ApiProperty({ enum: BILLING_CYCLES })
  cycle!: BillingCycle;
  /** ISO 8601. */
  startsAt!: string;
  /** ISO 8601: when `thenCents` are due first. */
  renewsAt!: string;
  loses!: LostFeature[];
  @ApiProperty({ enum: FEATURES, isArray: true })
  gains!: Feature[];
}
