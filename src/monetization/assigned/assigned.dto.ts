import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import {
  BILLING_CYCLES,
  type BillingCycle,
  CURRENCY,
  type Currency,
  PAID_TIERS,
  type PaidTier,
} from '#contract/monetization/prices';
import { IfGiven, Nullable } from '#platform/http/if-given';
import { Moment } from '#platform/http/times/moment';

export class AssignPlanBody {
  @IsIn(PAID_TIERS, { message: 'selected-plan-not-found' })
  tier!: PaidTier;

  @IsIn(BILLING_CYCLES, { message: 'selected-plan-not-found' })
  cycle!: BillingCycle;

  /** When it ends, in ISO 8601 with its offset; null or left out: when it is taken back. */
  @IfGiven()
  @Nullable()
  @Moment({ message: 'moment-invalid' })
  until?: string | null;
}

/** As the administration sees it (spec 3, section 3: subscription). */
export class AssignedPlan {
  personId!: string;
  /** Of plan and cycle: `premium_monthly`. */
  planType!: string;
  @ApiProperty({ enum: ['active'] })
  status!: 'active';
  @ApiProperty({ enum: BILLING_CYCLES })
  billingCycle!: BillingCycle;
  @ApiProperty({ enum: ['admin_assigned'] })
  paymentMethod!: 'admin_assigned';
  amountCents!: number;
  @ApiProperty({ enum: [CURRENCY] })
  currency!: Currency;
  /** ISO 8601; null: until it is taken back. */
  until!: string | null;
}
