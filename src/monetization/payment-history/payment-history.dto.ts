import { ApiProperty } from '@nestjs/swagger';
import {
  BILLING_CYCLES,
  type BillingCycle,
  CURRENCY,
  type Currency,
  PAID_TIERS,
  type PaidTier,
} from '#contract/monetization/prices';

const KINDS = ['payment', 'refund'] as const;

export class MyPayment {
  id!: string;
  @ApiProperty({ enum: KINDS })
  kind!: (typeof KINDS)[number];
  @ApiProperty({ enum: PAID_TIERS })
  tier!: PaidTier;
  @ApiProperty({ enum: BILLING_CYCLES })
  cycle!: BillingCycle;
  /** What was paid, or given back. */
  amountCents!: number;
  /** What a coupon had taken off; 0 without one. */
  couponCents!: number;
  @ApiProperty({ enum: [CURRENCY] })
  currency!: Currency;
  /** ISO 8601. */
  paidAt!: string;
}

export class MyPaymentsAnswer {
  /** The newest first, of the last years. */
  payments!: MyPayment[];
}
