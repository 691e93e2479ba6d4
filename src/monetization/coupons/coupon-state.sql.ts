import { type RawBuilder, sql } from 'kysely';
import type { CouponState } from '#contract/monetization/coupons';

/** SQL: what a row of coupons is to its person at that time. A hold that has lapsed holds nothing. */
export const couponState = (now: Date): RawBuilder<CouponState> => sql<CouponState>`
  case
    when redeemed_at is not null then 'redeemed'
    when held_until > ${now}::timestamptz then 'held'
    when expires_at <= ${now}::timestamptz then 'expired'
    else 'usable'
  end`;
