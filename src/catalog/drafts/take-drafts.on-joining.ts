import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';

/** All of them, however many the member has. Whatever form is open goes on with its own. */
@Injectable()
@OnJoining()
export class TakeDraftsOnJoining implements TakeAlongRule {
  constructor(private readonly db: Database) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    await this.db.rows(sql`
      update catalog.drafts set person_id = ${memberId} where person_id = ${guestId}`);
  }
}
