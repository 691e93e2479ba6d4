import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { CHAT_LIMITS } from '#contract/chat';
import { Database } from '#platform/persistence/database';
import { olderThan, pageOf, type TimeCursor } from '#platform/persistence/time-cursor';
import { itemJson } from '../items/item.sql.js';
import { messageJson } from '../messages/message.sql.js';
import { personJson } from '../people/person.sql.js';
import type { ConversationCard, ConversationPage } from './conversation.dto.js';

/** A person's conversations that have messages, the latest first. */
export class ListConversations extends Query<ConversationPage> {
  constructor(
    readonly personId: string,
    readonly cursor: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ListConversations)
export class ListConversationsHandler implements IQueryHandler<ListConversations> {
  constructor(private readonly db: Database) {}

  async execute({ personId, cursor }: ListConversations): Promise<ConversationPage> {
    const rows = await this.db.rows(sql<ConversationCard & TimeCursor>`
      select talk.id, mine.last_at::text as at, ${personJson('person')} as person, ${itemJson('item')} as item,
        ${messageJson('newest')} as "lastMessage", mine.unread
      from (
        select * from messaging.participants
        where person_id = ${personId} and last_at is not null and ${olderThan(cursor, 'last_at', 'conversation_id')}
        order by last_at desc, conversation_id desc limit ${CHAT_LIMITS.conversations + 1}
      ) mine
      join messaging.conversations talk on talk.id = mine.conversation_id
      join messaging.messages newest on newest.conversation_id = talk.id and newest.seq = talk.last_seq
      join directory.people person on person.id = mine.other_id
      left join messaging.items item on item.id = talk.listing_id
      order by mine.last_at desc, mine.conversation_id desc`);
    const { items, nextCursor } = pageOf(rows, CHAT_LIMITS.conversations);
    return { items: items.map(({ at: _, ...card }) => card), nextCursor };
  }
}
