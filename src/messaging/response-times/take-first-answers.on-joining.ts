import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';

/** Of two conversations that become one, the one that stays keeps its answer. */
@Injectable()
@OnJoining()
export class TakeFirstAnswersOnJoining implements TakeAlongRule {
  constructor(private readonly db: Database) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    await this.db.rows(
      sql`update messaging.first_answers set answerer_id = ${memberId} where answerer_id = ${guestId}`,
    );
  }
}
