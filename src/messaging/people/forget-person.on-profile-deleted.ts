import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { MediaLibrary } from '#platform/media/media-library';
import { Outbox } from '#platform/outbox/outbox';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { Realtime } from '#platform/realtime/realtime';
import { ProfileDeleted } from '../../identity/identity.contract.js';
import { picturesOf, reportsAbout } from '../evidence/reported-pictures.sql.js';
import { ReportedPicturesLeft } from '../evidence/reported-pictures-left.js';

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
    private readonly outbox: Outbox,
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
    await this.forgetPictures(id);
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

  /** Those in a report stay attached until they lie where only administrators see them. */
  private async forgetPictures(id: string): Promise<void> {
    const sent = await this.db.rows(sql<{ id: string; reported: boolean }>`
      with reported as (${picturesOf(reportsAbout(id))})
      select image ->> 'id' as id, image ->> 'id' in (select id from reported) as reported
      from messaging.messages, jsonb_array_elements(images) image where sender_id = ${id}`);
    const idsOf = (reported: boolean) =>
      sent.filter((picture) => picture.reported === reported).map((picture) => picture.id);
    await this.media.detach(idsOf(false));
    const evidence = idsOf(true);
    if (evidence.length > 0) this.outbox.raise(new ReportedPicturesLeft(id, evidence));
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
