import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { Realtime } from '#platform/realtime/realtime';
import { conversationRoom } from './conversation-room.js';

/** The open threads about a listing: what they show of it is read again when it changes. */
@Injectable()
export class OpenConversations {
  constructor(
    private readonly db: Database,
    private readonly realtime: Realtime,
  ) {}

  async tellAbout(listingId: string): Promise<void> {
    const conversations = await this.db.rows(
      sql<{ id: string }>`select id from messaging.conversations where listing_id = ${listingId}`,
    );
    for (const { id } of conversations)
      this.realtime.toRoom(conversationRoom(id), 'messaging.conversation-changed', { conversationId: id });
  }
}
