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
import { TEST_OUTCOMES, type TestOutcome } from '#contract/monetization/subscriptions';

export class TestOutcomeBody {
  @IsIn(TEST_OUTCOMES)
  outcome!: TestOutcome;
}

export class TestRenewalBody {
  @IsIn(['pay', 'fail'])
  outcome!: 'pay' | 'fail';
}

export class TestCheckoutView {
  id!: string;
  @ApiProperty({ enum: PAID_TIERS })
  tier!: PaidTier;
  @ApiProperty({ enum: BILLING_CYCLES })
  cycle!: BillingCycle;
  amountCents!: number;
  couponCents!: number;
  dueCents!: number;
  @ApiProperty({ enum: [CURRENCY] })
  currency!: Currency;
  @ApiProperty({ enum: ['open', 'paid', 'abandoned'] })
  status!: 'open' | 'paid' | 'abandoned';
}
