import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

/** The entries stay, or the sum of all would be wrong: under a number that leads to nobody. */
@Injectable()
@OnLeaving('monetization.credit_accounts.person_id')
export class ForgetAccountOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`update monetization.credit_accounts set person_id = null where person_id = ${id}`);
  }
}
