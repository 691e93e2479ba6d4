import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';

/** What the guest listed this week counts with what the member did; a week that both were rewarded for is one. */
@Injectable()
@OnJoining()
export class TakeRewardsOnJoining implements TakeAlongRule {
  constructor(private readonly db: Database) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    await this.db.rows(sql`
      update monetization.week_listings set person_id = ${memberId} where person_id = ${guestId}`);
    await this.db.rows(sql`
      update monetization.user_rewards theirs set person_id = ${memberId}
      where person_id = ${guestId} and not exists (
        select from monetization.user_rewards mine
        where mine.person_id = ${memberId} and mine.week_start = theirs.week_start)`);
  }
}
