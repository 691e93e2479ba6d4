import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { SignedIn } from '#platform/auth/actor';
import { Database } from '#platform/persistence/database';
import type { NotificationPreferences } from './preference.dto.js';
import { noticePreferencesOf } from './preferences.sql.js';

/** Every kind, chosen or not. Guests have no address: nothing reaches them by mail. */
export class ReadNotificationPreferences extends Query<NotificationPreferences> {
  constructor(readonly person: SignedIn) {
    super();
  }
}

@QueryHandler(ReadNotificationPreferences)
export class ReadNotificationPreferencesHandler implements IQueryHandler<ReadNotificationPreferences> {
  constructor(private readonly db: Database) {}

  async execute({ person: { id, kind } }: ReadNotificationPreferences): Promise<NotificationPreferences> {
    const row = await this.db.first(sql<NotificationPreferences>`
      select
        json_agg(
          json_build_object('kind', kind, 'inApp', in_app, 'byMail', by_mail and ${kind === 'member'})
          order by place
        ) as kinds,
        coalesce((select sound from notifications.sounds where person_id = ${id}), true) as sound
      from ${noticePreferencesOf(id)} as choice`);
    if (!row) throw new Error('An aggregate returned no row.');
    return row;
  }
}
