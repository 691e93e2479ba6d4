import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';

/** From now on what they find is mailed to the member's own address. */
@Injectable()
@OnJoining()
export class TakeSearchesOnJoining implements TakeAlongRule {
  constructor(private readonly db: Database) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    await this.db.rows(sql`
      update catalog.saved_searches set person_id = ${memberId}, email = null
      where person_id = ${guestId}`);
  }
}
