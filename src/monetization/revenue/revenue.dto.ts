import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { CURRENCY, type Currency, PAID_TIERS, type PaidTier } from '#contract/monetization/prices';
import { IfGiven } from '#platform/http/if-given';
import { Day } from '#platform/http/times/day';

export class RevenueParams {
  /** A day in UTC, `2027-01-31`; the first that counts. A year ago when left out. */
  @IfGiven()
  @Day({ message: 'day-invalid' })
  @ApiPropertyOptional()
  from?: string;

  /** The last day that counts; today when left out. */
  @IfGiven()
  @Day({ message: 'day-invalid' })
  @ApiPropertyOptional()
  to?: string;

  @IfGiven()
  @IsIn(['month', 'day'])
  by?: 'month' | 'day';
}

const SOURCES = ['stripe', 'test'] as const;
const RUNNING_SOURCES = [...SOURCES, 'admin_assigned'] as const;

/** Sums of one way of paying, which are never added to those of the other: for `test` no money was taken. */
class RevenueSums {
  @ApiProperty({ enum: SOURCES })
  source!: (typeof SOURCES)[number];
  @ApiProperty({ enum: [CURRENCY] })
  currency!: Currency;
  payments!: number;
  grossCents!: number;
  refunds!: number;
  refundedCents!: number;
  netCents!: number;
}

class RevenueLine extends RevenueSums {
  /** `2027-01`, or `2027-01-31`. */
  time!: string;
  @ApiProperty({ enum: PAID_TIERS })
  tier!: PaidTier;
}

class RunningPlans {
  @ApiProperty({ enum: RUNNING_SOURCES })
  source!: (typeof RUNNING_SOURCES)[number];
  @ApiProperty({ enum: PAID_TIERS })
  tier!: PaidTier;
  people!: number;
}

export class Revenue {
  totals!: RevenueSums[];
  /** Of each source the newest first; a month or day in which nothing was paid or given back has none. */
  lines!: RevenueLine[];
  /** At this moment, days of grace included. */
  running!: RunningPlans[];
}
