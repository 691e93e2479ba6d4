import { ApiProperty } from '@nestjs/swagger';
import { BILLING_CYCLES, type BillingCycle, CURRENCY, type Currency } from '#contract/monetization/prices';
import { PLAN_TIERS, type PlanTier } from '#contract/people';

export class PriceOfPlan {
  @ApiProperty({ enum: BILLING_CYCLES })
  cycle!: BillingCycle;
  amountCents!: number;
  @ApiProperty({ enum: [CURRENCY] })
  currency!: Currency;
}

export class OfferedPlan {
  @ApiProperty({ enum: PLAN_TIERS })
  tier!: PlanTier;
  /** None for the free plan, and for one that cannot be bought here. */
  prices!: PriceOfPlan[];
}

export class PlansAnswer {
  /** From the smallest to the largest. */
  plans!: OfferedPlan[];
  /** Whether this server takes payments; else plans are only given by the people who run it. */
  purchasable!: boolean;
}
