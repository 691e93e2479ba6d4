import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { ReceiptShape } from '#contract/chat';
import { Database } from '#platform/persistence/database';
import { ConversationNotFound } from '../conversations/conversation.errors.js';
import { blockedBetween } from '../people/person.sql.js';

export interface OpenedThread {
  otherId: string;
  /** Neither has blocked the other, and the other has not left: the two may see each other type, come and go. */
  live: boolean;
  /** Where the other side stands. */
  receipt: ReceiptShape;
}

/** What a person who opens one of their conversations is told of the other side. */
export class OpenThread extends Query<OpenedThread> {
  constructor(
    readonly personId: string,
    readonly conversationId: string,
  ) {
    super();
  }
}

@QueryHandler(OpenThread)
export class OpenThreadHandler implements IQueryHandler<OpenThread> {
  constructor(private readonly db: Database) {}

  async execute({ personId, conversationId }: OpenThread): Promise<OpenedThread> {
    const thread = await this.db.first(sql<OpenedThread>`
      select theirs.person_id as "otherId",
        not other.deleted and not ${blockedBetween(sql`mine.person_id`, sql`mine.other_id`)} as live,
        json_build_object('conversationId', theirs.conversation_id, 'personId', theirs.person_id,
          'deliveredSeq', theirs.delivered_seq, 'readSeq', theirs.read_seq) as receipt
      from messaging.participants mine
      join messaging.participants theirs
        on theirs.conversation_id = mine.conversation_id and theirs.person_id = mine.other_id
      join directory.people other on other.id = mine.other_id
      where mine.conversation_id = ${conversationId} and mine.person_id = ${personId}`);
    if (!thread) throw new ConversationNotFound();
    return thread;
  }
}
