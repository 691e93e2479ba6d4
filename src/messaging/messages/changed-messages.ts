import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { ChatMessageShape } from '#contract/chat';
import { Database } from '#platform/persistence/database';
import { Realtime } from '#platform/realtime/realtime';
import { messageJson } from './message.sql.js';

/** Messages that turned out to be offers. */
@Injectable()
export class ChangedMessages {
  constructor(
    private readonly db: Database,
    private readonly realtime: Realtime,
  ) {}

  /** The buyer has said that a message they were asked about is one. Within the caller's transaction. */
  async showOffer(messageId: string, offer: NonNullable<ChatMessageShape['offer']>): Promise<void> {
    await this.db.rows(sql`
      update messaging.messages set offer = ${JSON.stringify(offer)}::jsonb, asked_status = 'yes'
      where id = ${messageId}`);
  }

  /** Both people see it at once. After the commit. */
  async tell(messageId: string): Promise<void> {
    const changed = await this.db.first(sql<{
      conversationId: string;
      message: ChatMessageShape;
      otherId: string;
    }>`
      select message.conversation_id as "conversationId", ${messageJson('message')} as message,
        side.other_id as "otherId"
      from messaging.messages message
      join messaging.participants side
        on side.conversation_id = message.conversation_id and side.person_id = message.sender_id
      where message.id = ${messageId}`);
    if (!changed) return;
    const { conversationId, message, otherId } = changed;
    for (const person of [message.senderId, otherId])
      this.realtime.toPerson(person, 'messaging.message-changed', { conversationId, message });
  }
}
