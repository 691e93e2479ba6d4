import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { REFERRAL } from '#contract/monetization/referrals';
import { DAY_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { Credits } from '../ledger/credits.js';
import { ReferralNotices } from '../referrals/referral-notices.js';
import { ReferralTouched } from '../referrals/referral-touched.js';
import { rewardsOf } from '../referrals/rewards.sql.js';
import { rewardKey } from './reward-keys.js';

interface Waiting {
  id: string;
  /** Null once they have left. */
  referrerId: string | null;
}

/** Gives both sides of a referral what they were promised. Within the caller's transaction. */
@Injectable()
export class ReferralRewards {
  constructor(
    private readonly db: Database,
    private readonly credits: Credits,
    private readonly notices: ReferralNotices,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Nothing for who was not invited, or whose first listing it is not. */
  async give(friendId: string, listingId: string): Promise<void> {
    const referral = await this.db.first(sql<Waiting>`
      select id, referrer_id as "referrerId" from monetization.referrals
      where friend_id = ${friendId} and state = 'accepted' for update`);
    if (!referral) return;
    const { id, referrerId } = referral;
    const now = this.clock.now();
    const spendableFrom = new Date(now.getTime() + REFERRAL.holdDays * DAY_MS);
    const rewarded = referrerId !== null && (await this.isWithinLimits(referrerId, now));
    await this.db.rows(sql`
      update monetization.referrals set state = ${rewarded ? 'rewarded' : 'counted'}, listing_id = ${listingId},
        succeeded_at = ${now}, rewarded_at = ${rewarded ? now : null}, held_until = ${spendableFrom}
      where id = ${id}`);
    const { credits } = REFERRAL;
    // The limits are for who invites; to the friend it was promised.
    const welcome = { key: rewardKey(id, 'friend'), personId: friendId, credits, spendableFrom };
    await this.credits.grant({ ...welcome, kind: 'welcome' });
    await this.notices.welcome(id, friendId);
    this.outbox.raise(new ReferralTouched(id, referrerId ? [referrerId, friendId] : [friendId]), id);
    if (!rewarded) return;
    const reward = { key: rewardKey(id, 'referrer'), personId: referrerId, credits, spendableFrom };
    await this.credits.grant({ ...reward, kind: 'referral' });
    await this.notices.tellReferrer(id, { referrerId, friendId }, 'referral-rewarded');
  }

  /** Of several friends who publish at once, each sees the rewards before. */
  private async isWithinLimits(referrerId: string, now: Date): Promise<boolean> {
    await this.db.lock(`monetization.referral-rewards:${referrerId}`);
    const given = await this.db.first(sql<{ today: number; month: number }>`
      select ${rewardsOf('day', now)} as today, ${rewardsOf('month', now)} as month
      from monetization.referrals where referrer_id = ${referrerId}`);
    return given !== undefined && given.today < REFERRAL.perDay && given.month < REFERRAL.perMonth;
  }
}
