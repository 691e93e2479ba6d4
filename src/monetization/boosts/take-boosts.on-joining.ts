import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';

@Injectable()
@OnJoining()
export class TakeBoostsOnJoining implements TakeAlongRule {
  constructor(private readonly db: Database) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    await this.db.rows(sql`
      update monetization.boosts set seller_id = ${memberId} where seller_id = ${guestId}`);
  }
}
