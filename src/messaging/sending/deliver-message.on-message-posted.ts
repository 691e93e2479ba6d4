import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { NotificationShape } from '#contract/notices/notices';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { shownNotice } from '../../notifications/notifications.contract.js';
import type { StoredMessage } from '../messages/chat-message.js';
import { messageJson } from '../messages/message.sql.js';
import { Delivery } from './delivery.js';
import { MessagePosted } from './message-posted.js';

@Injectable()
@ReactsTo(MessagePosted)
export class DeliverMessageOnMessagePosted implements Reaction<MessagePosted> {
  constructor(
    private readonly db: Database,
    private readonly delivery: Delivery,
  ) {}

  async react({ messageId }: MessagePosted): Promise<void> {
    const stored = await this.db.first(sql<StoredMessage & { notification: NotificationShape | null }>`
      select message.conversation_id as "conversationId", ${messageJson('message')} as message,
        side.other_id as "recipientId",
        case when message.kind not in ('offer', 'meetup', 'order') then ${shownNotice(sql`side.other_id`, sql`'chat:' || message.conversation_id`, 'chat_message')}
          end as notification
      from messaging.messages message
      join messaging.participants side
        on side.conversation_id = message.conversation_id and side.person_id = message.sender_id
      where message.id = ${messageId}`);
    if (stored) this.delivery.deliver(stored, null);
  }
}
