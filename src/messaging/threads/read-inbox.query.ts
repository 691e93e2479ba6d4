import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { unreadNotices } from '../../notifications/notifications.contract.js';
import type { Inbox } from './conversation.dto.js';

/** How much a person has not read. */
export class ReadInbox extends Query<Inbox> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(ReadInbox)
export class ReadInboxHandler implements IQueryHandler<ReadInbox> {
  constructor(private readonly db: Database) {}

  async execute({ personId }: ReadInbox): Promise<Inbox> {
    const inbox = await this.db.first(sql<Inbox>`
      select
        (select coalesce(sum(unread), 0)::int from messaging.participants
          where person_id = ${personId} and unread > 0) as "unreadMessages",
        ${unreadNotices(personId)} as "unreadNotifications"`);
    return inbox ?? { unreadMessages: 0, unreadNotifications: 0 };
  }
}
