import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { REFERRAL } from '#contract/monetization/referrals';
import { DAY_MINUTES } from '#contract/time';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import type { DemoTown } from '#platform/life/demo-town';
import { Database } from '#platform/persistence/database';
import { Credits } from '../ledger/credits.js';
import { rewardKey } from '../referral-rewards/reward-keys.js';
import { DEMO_CODE, DEMO_FRIENDS, type DemoFriend } from './demo-referrals.js';

@Injectable()
@OnDemo({ makes: 'referral', needs: ['person'] })
export class SeedReferralsOnDemo implements DemoSeed {
  constructor(
    private readonly db: Database,
    private readonly credits: Credits,
  ) {}

  async isSettled(): Promise<boolean> {
    return (await this.db.first(sql`select from monetization.referral_codes limit 1`)) !== undefined;
  }

  async seed(town: DemoTown): Promise<void> {
    await this.db.rows(sql`
      insert into monetization.referral_codes (code, person_id, created_at)
      values (${DEMO_CODE.code}, ${town.idOf('person', DEMO_CODE.person)}, ${town.ago(400 * DAY_MINUTES)})`);
    for (const friend of DEMO_FRIENDS) await this.invite(friend, town);
  }

  private async invite(
    { friend, acceptedDaysAgo, publishedDaysAgo }: DemoFriend,
    town: DemoTown,
  ): Promise<void> {
    const id = uuid();
    const people = {
      referrer: town.idOf('person', DEMO_CODE.person),
      friend: town.idOf('person', friend),
    };
    const publishedAt = town.ago(publishedDaysAgo * DAY_MINUTES);
    const heldUntil = town.ago((publishedDaysAgo - REFERRAL.holdDays) * DAY_MINUTES);
    await this.db.rows(sql`
      insert into monetization.referrals
        (id, referrer_id, friend_id, code, state, accepted_at, succeeded_at, rewarded_at, held_until)
      values (${id}, ${people.referrer}, ${people.friend}, ${DEMO_CODE.code}, 'rewarded',
        ${town.ago(acceptedDaysAgo * DAY_MINUTES)}, ${publishedAt}, ${publishedAt}, ${heldUntil})`);
    for (const side of ['referrer', 'friend'] as const)
      await this.credits.grant({
        key: rewardKey(id, side),
        personId: people[side],
        credits: REFERRAL.credits,
        kind: side === 'referrer' ? 'referral' : 'welcome',
        spendableFrom: heldUntil,
      });
  }
}
