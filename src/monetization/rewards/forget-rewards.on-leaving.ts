import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

@Injectable()
@OnLeaving('monetization.week_listings.person_id', 'monetization.user_rewards.person_id')
export class ForgetRewardsOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`delete from monetization.week_listings where person_id = ${id}`);
    await this.db.rows(sql`delete from monetization.user_rewards where person_id = ${id}`);
  }
}
