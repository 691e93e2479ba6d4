import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { NOTIFICATION_LIMITS } from '#contract/notices/notices';
import { Database } from '#platform/persistence/database';
import { shownTo } from '../notifications/notice-preferences.sql.js';
import type { Inbox } from './conversation.dto.js';

/** How much a person has not read. */
export class ReadInbox extends Query<Inbox> {
  constructor(readonly personId: string) {
    super();
  }
}

/** The badge says "99+" above 99: nobody needs more counted. */
const COUNTED = NOTIFICATION_LIMITS.badge + 1;

@QueryHandler(ReadInbox)
export class ReadInboxHandler implements IQueryHandler<ReadInbox> {
  constructor(private readonly db: Database) {}

  async execute({ personId }: ReadInbox): Promise<Inbox> {
    const inbox = await this.db.first(sql<Inbox>`
      select
        (select coalesce(sum(unread), 0)::int from messaging.participants
          where person_id = ${personId} and unread > 0) as "unreadMessages",
        (select count(*)::int from (
          select from messaging.notifications where ${shownTo(personId)} and read_at is null limit ${COUNTED}
        ) unread) as "unreadNotifications"`);
    return inbox ?? { unreadMessages: 0, unreadNotifications: 0 };
  }
}
