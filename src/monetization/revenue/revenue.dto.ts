import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import { CURRENCY, type Currency, PAID_TIERS, type PaidTier } from '#contract/monetization/prices';
import { IfGiven } from '#platform/http/if-given';

const DAY =
  /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$|^20\d\d-(0[13-9]|1[0-2])-(29|30)$|^20\d\d-(0[13578]|1[02])-31$/;

export class RevenueParams {
  /** A day in UTC, `2027-01-31`; the first that counts. A year ago when left out. */
  @IfGiven()
  @Matches(DAY, { message: 'day-invalid' })
  @ApiPropertyOptional()
  from?: string;

  /** The last day that counts; today when left out. */
  @IfGiven()
  @Matches(DAY, { message: 'day-invalid' })
  @ApiPropertyOptional()
  to?: string;

  @IfGiven()
  @IsIn(['month', 'day'])
  by?: 'month' | 'day';
}

class RevenueOfTier {
  @ApiProperty({ enum: PAID_TIERS })
  tier!: PaidTier;
  grossCents!: number;
  refundedCents!: number;
  netCents!: number;
}

class RevenueOfTime {
  /** `2027-01`, or `2027-01-31`. */
  time!: string;
  grossCents!: number;
  refundedCents!: number;
  netCents!: number;
  tiers!: RevenueOfTier[];
}

class ActiveOfTier {
  @ApiProperty({ enum: PAID_TIERS })
  tier!: PaidTier;
  /** Paid for. */
  paid!: number;
  assigned!: number;
}

export class Revenue {
  @ApiProperty({ enum: [CURRENCY] })
  currency!: Currency;
  /** Whether these are payments of a test checkout, for which no money was taken. */
  test!: boolean;
  grossCents!: number;
  refundedCents!: number;
  netCents!: number;
  times!: RevenueOfTime[];
  active!: ActiveOfTier[];
}
