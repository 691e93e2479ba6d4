import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { Realtime } from '#platform/realtime/realtime';
import { ProfileDeleted } from '../../identity/identity.contract.js';

/** What the others have open reads "Deleted user" at once. */
@Injectable()
@ReactsTo(ProfileDeleted)
export class TellPartnersOnProfileDeleted implements Reaction<ProfileDeleted> {
  constructor(
    private readonly db: Database,
    private readonly realtime: Realtime,
  ) {}

  async react({ profileId }: ProfileDeleted): Promise<void> {
    const left = await this.db.rows(sql<{ conversationId: string; otherId: string }>`
      select conversation_id as "conversationId", other_id as "otherId"
      from messaging.participants where person_id = ${profileId}`);
    for (const { conversationId, otherId } of left)
      this.realtime.toPerson(otherId, 'messaging.conversation-changed', { conversationId });
  }
}
