import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { CURRENCY } from '#contract/monetization/prices';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import type { OwnCoupon, OwnCoupons } from './coupon.dto.js';
import { couponState } from './coupon-state.sql.js';

/** Half a year of weeks: nothing that can be used is older. */
const SHOWN = 26;

export class ListOwnCoupons extends Query<OwnCoupons> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(ListOwnCoupons)
export class ListOwnCouponsHandler implements IQueryHandler<ListOwnCoupons> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ personId }: ListOwnCoupons): Promise<OwnCoupons> {
    const items = await this.db.rows(sql<OwnCoupon>`
      select code, amount_cents as "amountCents", ${CURRENCY}::text as currency, week_start::text as "weekStart",
        expires_at as "expiresAt", ${couponState(this.clock.now())} as state
      from monetization.coupons where person_id = ${personId}
      order by week_start desc limit ${SHOWN}`);
    return { items };
  }
}
