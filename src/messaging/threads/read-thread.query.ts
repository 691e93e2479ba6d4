import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { ConversationNotFound } from '../conversations/conversation.errors.js';
import type { Thread } from './conversation.dto.js';
import { threadOf } from './thread.sql.js';

/** A conversation by its id, for one of its two people. */
export class ReadThread extends Query<Thread> {
  constructor(
    readonly personId: string,
    readonly conversationId: string,
  ) {
    super();
  }
}

@QueryHandler(ReadThread)
export class ReadThreadHandler implements IQueryHandler<ReadThread> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, conversationId }: ReadThread): Promise<Thread> {
    const thread = await this.db.first(
      threadOf(personId, sql`talk.id = ${conversationId}`, this.clock.now()),
    );
    if (!thread) throw new ConversationNotFound();
    return thread;
  }
}
