import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving, Outlives } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';

const STAYS =
  'The other one keeps the conversation, with "Deleted user" on this side, until they leave as well.';

/** A conversation both have left is gone. */
@Injectable()
@OnLeaving()
@Outlives({
  'messaging.conversations.first_id': STAYS,
  'messaging.conversations.second_id': STAYS,
  'messaging.participants.person_id': STAYS,
  'messaging.participants.other_id': STAYS,
})
export class ForgetConversationsOnLeaving implements ForgetRule {
  constructor(private readonly db: Database) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.db.rows(sql`
      delete from messaging.conversations using messaging.participants mine, directory.people other
      where mine.person_id = ${id} and conversations.id = mine.conversation_id
        and other.id = mine.other_id and other.deleted`);
  }
}
