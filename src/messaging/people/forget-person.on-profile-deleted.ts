import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { MediaLibrary } from '#platform/media/media-library';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { Realtime } from '#platform/realtime/realtime';
import { ProfileDeleted } from '../../identity/identity.contract.js';

/**
 * Whoever leaves takes their words and pictures along. Partners keep their own messages and read "Deleted user" on the
 * other side; a conversation both have left is gone.
 */
@Injectable()
@ReactsTo(ProfileDeleted)
export class ForgetPersonOnProfileDeleted implements Reaction<ProfileDeleted> {
  constructor(
    private readonly db: Database,
    private readonly media: MediaLibrary,
    private readonly realtime: Realtime,
  ) {}

  async react({ profileId }: ProfileDeleted): Promise<void> {
    await this.forgetWords(profileId);
    await this.forgetBelongings(profileId);
    const left = await this.db.rows(sql<{ conversationId: string; otherId: string }>`
      select conversation_id as "conversationId", other_id as "otherId"
      from messaging.participants where person_id = ${profileId}`);
    for (const { conversationId, otherId } of left)
      this.realtime.toPerson(otherId, 'messaging.conversation-changed', { conversationId });
  }

  private async forgetWords(id: string): Promise<void> {
    await this.db.rows(sql`
      update messaging.people set deleted = true, name = '', username = null, avatar = null where id = ${id}`);
    const pictures = await this.db.rows(sql<{ id: string }>`
      select image ->> 'id' as id
      from messaging.messages, jsonb_array_elements(images) image
      where sender_id = ${id} and image ->> 'id' not in (${REPORTED_PICTURES})`);
    await this.media.detach(pictures.map((picture) => picture.id));
    await this.db.rows(sql`
      update messaging.messages set content = '', images = '[]', removed_at = now()
      where sender_id = ${id} and removed_at is null`);
    await this.db.rows(sql`
      update messaging.bot_interactions set data = jsonb_set(data, '{original_message}', '""')
      where buyer_id = ${id} and data ->> 'original_message' <> ''`);
    await this.db.rows(sql`
      delete from messaging.conversations using messaging.participants mine, messaging.people other
      where mine.person_id = ${id} and conversations.id = mine.conversation_id
        and other.id = mine.other_id and other.deleted`);
  }

  private async forgetBelongings(id: string): Promise<void> {
    await this.db.rows(sql`
      delete from messaging.notifications notice using messaging.participants mine
      where mine.person_id = ${id} and notice.person_id = mine.other_id
        and notice.link like ${`/chat/${id}%`}`);
    await this.db.rows(sql`
      update messaging.offers set status = 'withdrawn', updated_at = now()
      where buyer_id = ${id} and status in ('negotiating', 'countered')`);
    await this.db.rows(sql`update messaging.items set title = '', image = null where seller_id = ${id}`);
    await this.db.rows(sql`delete from messaging.bots where seller_id = ${id}`);
    await this.db.rows(sql`delete from messaging.blocks where ${id}::uuid in (blocker_id, blocked_id)`);
    await this.db.rows(sql`delete from messaging.notifications where person_id = ${id}`);
    await this.db.rows(sql`delete from messaging.notification_preferences where person_id = ${id}`);
    await this.db.rows(sql`delete from messaging.notification_sounds where person_id = ${id}`);
    await this.db.rows(sql`delete from messaging.mail_switches where person_id = ${id}`);
  }
}

/** Evidence stays while the report stands: administrators see the conversation as it was. */
const REPORTED_PICTURES = sql`
  select image ->> 'id'
  from messaging.conversation_reports report, jsonb_array_elements(report.snapshot) said,
    jsonb_array_elements(said -> 'images') image
  where report.status in ('pending', 'reviewed')`;
