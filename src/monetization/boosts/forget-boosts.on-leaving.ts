import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

@Injectable()
@OnLeaving('monetization.boosts.seller_id', 'monetization.boosts.*')
export class ForgetBoostsOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`delete from monetization.boosts where seller_id = ${id}`);
  }
}
