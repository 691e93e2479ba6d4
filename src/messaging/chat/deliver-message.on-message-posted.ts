import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { NotificationShape } from '#contract/notices/notices';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import type { StoredMessage } from './chat-message.js';
import { Delivery } from './delivery.js';
import { messageJson } from './message.sql.js';
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
        case when message.kind <> 'offer' then (
          select json_build_object('id', notice.id, 'kind', notice.kind, 'code', notice.code, 'params', notice.params,
            'link', notice.link, 'read', false, 'createdAt', notice.created_at)
          from messaging.notifications notice
          where notice.person_id = side.other_id and notice.read_at is null
            and notice.subject = 'chat:' || message.conversation_id and not exists (
              select from messaging.notification_preferences
              where person_id = side.other_id and kind = 'chat_message' and not in_app)
        ) end as notification
      from messaging.messages message
      join messaging.participants side
        on side.conversation_id = message.conversation_id and side.person_id = message.sender_id
      where message.id = ${messageId}`);
    if (stored) this.delivery.deliver(stored, null);
  }
}
