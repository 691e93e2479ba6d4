import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { CHAT_LIMITS } from '#contract/chat';
import { Database } from '#platform/persistence/database';
import { ConversationNotFound } from '../conversations/conversation.errors.js';
import type { ChatMessage, MessagePage, MessagesParams } from '../messages/message.dto.js';
import { messageJson } from '../messages/message.sql.js';

/** Messages of a conversation, for one of its two people. */
export class ReadMessages extends Query<MessagePage> {
  constructor(
    readonly personId: string,
    readonly conversationId: string,
    readonly params: MessagesParams,
  ) {
    super();
  }
}

@QueryHandler(ReadMessages)
export class ReadMessagesHandler implements IQueryHandler<ReadMessages> {
  constructor(private readonly db: Database) {}

  async execute({ personId, conversationId, params }: ReadMessages): Promise<MessagePage> {
    const { before, after } = params;
    const [beyond, towards] =
      after === undefined
        ? [before === undefined ? sql`true` : sql`seq < ${before}`, sql`desc`]
        : [sql`seq > ${after} and ${before === undefined ? sql`true` : sql`seq < ${before}`}`, sql`asc`];
    const found = await this.db.first(sql<{ messages: ChatMessage[]; numbering: number }>`
      select talk.numbering, coalesce((
        select json_agg(${messageJson('message')} order by message.seq ${towards})
        from (
          select * from messaging.messages
          where conversation_id = mine.conversation_id and ${beyond}
          order by seq ${towards} limit ${CHAT_LIMITS.messages + 1}
        ) message
      ), '[]') as messages
      from messaging.participants mine join messaging.conversations talk on talk.id = mine.conversation_id
      where mine.conversation_id = ${conversationId} and mine.person_id = ${personId}`);
    if (!found) throw new ConversationNotFound();
    const items = found.messages.slice(0, CHAT_LIMITS.messages);
    if (after === undefined) items.reverse();
    return { items, more: found.messages.length > items.length, numbering: found.numbering };
  }
}
