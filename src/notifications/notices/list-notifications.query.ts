import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { NOTIFICATION_LIMITS, type NotificationShape } from '#contract/notices/notices';
import { Database } from '#platform/persistence/database';
import { olderThan, pageOf } from '#platform/persistence/time-cursor';
import { unreadNotices } from '../notifications.contract.js';
import { shownTo } from '../preferences/preferences.sql.js';
import type { NotificationPage, NotificationsParams } from './notification.dto.js';

type Found = NotificationShape & { at: string };

/** A person's notifications, the latest first. */
export class ListNotifications extends Query<NotificationPage> {
  constructor(
    readonly personId: string,
    readonly params: NotificationsParams,
  ) {
    super();
  }
}

@QueryHandler(ListNotifications)
export class ListNotificationsHandler implements IQueryHandler<ListNotifications> {
  constructor(private readonly db: Database) {}

  async execute({ personId, params }: ListNotifications): Promise<NotificationPage> {
    const { cursor, limit = NOTIFICATION_LIMITS.panel } = params;
    const row = await this.db.first(sql<{ found: Found[]; unread: number }>`
      select
        ${unreadNotices(personId)} as unread,
        (select coalesce(json_agg(page), '[]') from (
          select id, kind, code, params, link, read_at is not null as read, created_at as "createdAt",
            created_at::text as at
          from notifications.notices
          where ${shownTo(personId)} and ${olderThan(cursor, 'created_at', 'id')}
          order by created_at desc, id desc limit ${limit + 1}
        ) as page) as found`);
    if (!row) throw new Error('A query of two values returned no row.');
    const { items, nextCursor } = pageOf(row.found, limit);
    return { items: items.map(({ at: _, ...shown }) => shown), nextCursor, unread: row.unread };
  }
}
