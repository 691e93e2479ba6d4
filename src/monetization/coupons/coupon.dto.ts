import { ApiProperty } from '@nestjs/swagger';
import { COUPON_STATES, type CouponState } from '#contract/monetization/coupons';
import { CURRENCY, type Currency } from '#contract/monetization/prices';

export class OwnCoupon {
  code!: string;
  /** US cents. */
  amountCents!: number;
  @ApiProperty({ enum: [CURRENCY] })
  currency!: Currency;
  /** The week that earned it, by its Sunday: `YYYY-MM-DD`. */
  weekStart!: string;
  expiresAt!: string;
  @ApiProperty({ enum: COUPON_STATES })
  state!: CouponState;
}

export class OwnCoupons {
  /** The newest first. */
  items!: OwnCoupon[];
}
