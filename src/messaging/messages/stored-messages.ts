import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { ChatMessageShape } from '#contract/chat';
import { Database } from '#platform/persistence/database';
import { MessageIdTaken } from './message.errors.js';
import { messageJson } from './message.sql.js';

/** Messages that are sent again are looked up here. */
@Injectable()
export class StoredMessages {
  constructor(private readonly db: Database) {}

  /** The message of this id, if it is stored. @throws MessageIdTaken when it is another sender's or conversation's */
  async find(id: string, conversationId: string, senderId: string): Promise<ChatMessageShape | null> {
    const stored = await this.db.first(sql<{ message: ChatMessageShape; conversationId: string }>`
      select ${messageJson('message')} as message, conversation_id as "conversationId"
      from messaging.messages message where id = ${id}`);
    if (!stored) return null;
    const isSame = stored.conversationId === conversationId && stored.message.senderId === senderId;
    if (!isSame) throw new MessageIdTaken();
    return stored.message;
  }
}
