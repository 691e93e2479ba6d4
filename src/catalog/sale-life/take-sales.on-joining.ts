import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';

@Injectable()
@OnJoining()
export class TakeSalesOnJoining implements TakeAlongRule {
  constructor(private readonly db: Database) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    await this.db.rows(sql`update catalog.sales set seller_id = ${memberId} where seller_id = ${guestId}`);
    // Who bought from their other self has bought from nobody.
    await this.db.rows(sql`
      update catalog.sales set buyer_id = nullif(${memberId}::uuid, seller_id) where buyer_id = ${guestId}`);
    await this.db.rows(sql`
      update catalog.sales set buyer_id = null where seller_id = ${memberId} and buyer_id = ${memberId}`);
  }
}
