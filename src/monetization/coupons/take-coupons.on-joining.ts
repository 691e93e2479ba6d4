import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';

/** Of a week in which both earned one, the member's stays: it is one person. */
@Injectable()
@OnJoining()
export class TakeCouponsOnJoining implements TakeAlongRule {
  constructor(private readonly db: Database) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    await this.db.rows(sql`
      update monetization.coupons theirs set person_id = ${memberId}
      where person_id = ${guestId} and not exists (
        select from monetization.coupons mine
        where mine.person_id = ${memberId} and mine.week_start = theirs.week_start)`);
  }
}
