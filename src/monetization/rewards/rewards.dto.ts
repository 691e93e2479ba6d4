import { ApiProperty } from '@nestjs/swagger';
import { CURRENCY, type Currency } from '#contract/monetization/prices';

export class WeekCoupon {
  code!: string;
  /** US cents. */
  amountCents!: number;
  @ApiProperty({ enum: [CURRENCY] })
  currency!: Currency;
  expiresAt!: string;
}

export class LastWeek {
  /** Its Sunday, `YYYY-MM-DD`. */
  weekStart!: string;
  listings!: number;
  earned!: boolean;
  /** Of its coupon; null without one, and until the week is closed. */
  code!: string | null;
}

export class MyWeek {
  /** Its Sunday, `YYYY-MM-DD`; weeks begin at 00:00 UTC. */
  weekStart!: string;
  /** When the next one begins. */
  closesAt!: string;
  listings!: number;
  goal!: number;
  /** Of the goal, 100 at most. */
  percent!: number;
  /** The goal is reached: the coupon comes when the week closes. */
  earned!: boolean;
  /** The newest one that can be used now. */
  coupon!: WeekCoupon | null;
  lastWeek!: LastWeek;
}
