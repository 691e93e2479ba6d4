import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { Realtime } from '#platform/realtime/realtime';
import { shownTo } from '../preferences/preferences.sql.js';
import { NotificationNotFound } from './notification.errors.js';

/** One notification, or with null all of them. */
export class MarkNotificationsRead extends Command<void> {
  constructor(
    readonly personId: string,
    readonly notificationId: string | null,
  ) {
    super();
  }
}

@CommandHandler(MarkNotificationsRead)
export class MarkNotificationsReadHandler implements ICommandHandler<MarkNotificationsRead> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
  ) {}

  async execute({ personId, notificationId }: MarkNotificationsRead): Promise<void> {
    if (notificationId) await this.markOne(personId, notificationId);
    else await this.markAll(personId);
    const ids = notificationId ? [notificationId] : null;
    this.realtime.toPerson(personId, 'notifications.read', { ids });
  }

  private async markOne(personId: string, id: string): Promise<void> {
    const found = await this.db.first(sql`
      update notifications.notices set read_at = coalesce(read_at, ${this.clock.now()})
      where id = ${id} and person_id = ${personId} returning id`);
    if (!found) throw new NotificationNotFound();
  }

  /** In the order in which messages renew them: in another, the two would wait for each other. */
  private async markAll(personId: string): Promise<void> {
    await this.db.rows(sql`
      update notifications.notices set read_at = ${this.clock.now()}
      where id in (
        select id from notifications.notices
        where ${shownTo(personId)} and read_at is null order by subject for update)`);
  }
}
