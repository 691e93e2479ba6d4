import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WEEKLY_CHALLENGE, weekAfter, weekStartOf } from '#contract/monetization/weekly-challenge';
import { Clock } from '#platform/config/clock';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';
import { TakeCouponsOnJoining } from '../coupons/take-coupons.on-joining.js';
import { Credits } from '../ledger/credits.js';
import { TakeCreditsOnJoining } from '../ledger/take-credits.on-joining.js';
import { GivenRewards } from './given-rewards.js';
import { RewardWeeks } from './reward-weeks.js';
import { rewardKey } from './rewarding.js';

/**
 * What the guest listed counts with what the member did, also in weeks that are over; a week that both were rewarded for is one.
 * Locks weeks before coupons and credits, as closing a week does.
 */
@Injectable()
@OnJoining({ before: [TakeCouponsOnJoining, TakeCreditsOnJoining] })
export class TakeRewardsOnJoining implements TakeAlongRule {
  constructor(
    private readonly db: Database,
    private readonly weeks: RewardWeeks,
    private readonly rewards: GivenRewards,
    private readonly credits: Credits,
    private readonly clock: Clock,
  ) {}

  async takeAlong(joiner: Joiner): Promise<void> {
    const { guestId, memberId } = joiner;
    const weeks = await this.weeksThatAreOver(guestId);
    for (const week of weeks) await this.weeks.lock(week);
    await this.db.rows(sql`
      update monetization.week_listings set person_id = ${memberId} where person_id = ${guestId}`);
    await this.takeRewards(joiner);
    for (const week of weeks) if (await this.rewards.isOwed(week, memberId)) await this.weeks.openAgain(week);
  }

  /** Of the guest, the oldest first: whoever locks several does so in this order. */
  private async weeksThatAreOver(guestId: string): Promise<string[]> {
    const currentWeek = weekStartOf(this.clock.now());
    const rows = await this.db.rows(sql<{ week: string }>`
      select distinct week_start::text as week from monetization.week_listings
      where person_id = ${guestId} and week_start < ${currentWeek}::date
        and week_start >= ${weekAfter(currentWeek, -WEEKLY_CHALLENGE.keptWeeks)}::date
      order by week`);
    return rows.map(({ week }) => week);
  }

  private async takeRewards({ guestId, memberId }: Joiner): Promise<void> {
    const twice = await this.db.rows(sql<{ week: string }>`
      delete from monetization.user_rewards theirs using monetization.user_rewards mine
      where theirs.person_id = ${guestId} and mine.person_id = ${memberId} and mine.week_start = theirs.week_start
      returning theirs.week_start::text as week`);
    await this.db.rows(sql`
      update monetization.user_rewards set person_id = ${memberId} where person_id = ${guestId}`);
    const keys = twice.map(({ week }) => rewardKey(guestId, week));
    await this.credits.giveUpDoubles(guestId, memberId, keys);
  }
}
