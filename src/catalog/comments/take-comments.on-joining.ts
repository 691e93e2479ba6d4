import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';

/** From now on what the guest said goes by the member's name. */
@Injectable()
@OnJoining()
export class TakeCommentsOnJoining implements TakeAlongRule {
  constructor(private readonly db: Database) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    await this.db.rows(sql`
      update catalog.comments set author_id = ${memberId}, author_name = null where author_id = ${guestId}`);
  }
}
