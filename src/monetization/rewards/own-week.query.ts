import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { CURRENCY } from '#contract/monetization/prices';
import {
  challengePercent,
  WEEKLY_CHALLENGE,
  weekAfter,
  weekEnd,
  weekStartOf,
} from '#contract/monetization/weekly-challenge';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { couponState } from '../coupons/coupon-state.sql.js';
import { countedIn } from './counted-listings.sql.js';
import type { LastWeek, MyWeek, WeekCoupon } from './rewards.dto.js';

interface Row {
  listings: number;
  coupon: WeekCoupon | null;
  lastWeek: LastWeek;
}

/** How far somebody is in this week's challenge, and how the last one went. */
export class OwnWeek extends Query<MyWeek> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(OwnWeek)
export class OwnWeekHandler implements IQueryHandler<OwnWeek> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ personId }: OwnWeek): Promise<MyWeek> {
    const now = this.clock.now();
    const week = weekStartOf(now);
    const last = weekAfter(week, -1);
    const { goal } = WEEKLY_CHALLENGE;
    const row = await this.db.first(sql<Row>`
      select mine.listings,
        (select json_build_object('code', code, 'amountCents', amount_cents, 'currency', ${CURRENCY}::text, 'expiresAt', expires_at)
          from monetization.coupons
          where person_id = ${personId} and ${couponState(now)} = 'usable'
          order by week_start desc limit 1) as coupon,
        json_build_object('weekStart', ${last}::text, 'listings', greatest(mine.last, reward.listings_count),
          'earned', mine.last >= ${goal}::int or reward.person_id is not null, 'code', coupon.code) as "lastWeek"
      from (
        select ${countedIn(week)} as listings, ${countedIn(last)} as last
        from monetization.week_listings
        where person_id = ${personId} and week_start >= ${last}::date
      ) mine
      left join monetization.user_rewards reward on reward.person_id = ${personId} and reward.week_start = ${last}::date
      left join monetization.coupons coupon on coupon.person_id = ${personId} and coupon.week_start = ${last}::date`);
    if (!row) throw new Error('A statement without conditions answered no row.');
    const { listings, coupon, lastWeek } = row;
    return {
      weekStart: week,
      closesAt: weekEnd(week).toISOString(),
      listings,
      goal,
      percent: challengePercent(listings),
      earned: listings >= goal,
      coupon,
      lastWeek,
    };
  }
}
