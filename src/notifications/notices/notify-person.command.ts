import { EntityManager, TransactionPropagation } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { Presence } from '#platform/realtime/presence';
import { NotifyPerson } from '../notifications.contract.js';
import { noticePreferencesOf } from '../preferences/preferences.sql.js';
import { STILL_MAILED } from './mailed-once.js';
import { NotificationRaised } from './notification-raised.js';

@CommandHandler(NotifyPerson)
export class NotifyPersonHandler implements ICommandHandler<NotifyPerson> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly presence: Presence,
  ) {}

  async execute(command: NotifyPerson): Promise<void> {
    const { personId, notice, telling } = command;
    const now = telling.toldAt ?? this.clock.now();
    const raise = async () => {
      const read = await this.isRead(command);
      const told = await this.store(command, now, read);
      if (!told || telling.toldAt || (read && !told.inApp)) return;
      const listed = { id: told.id, createdAt: now.toISOString(), read, hidden: !told.inApp };
      const raised = new NotificationRaised(personId, notice, listed, telling.room ?? null);
      // One that replaces another keeps its id, and must not be overtaken by it.
      this.outbox.raise(raised, told.id);
    };
    await this.em.transactional(raise, { propagation: TransactionPropagation.REQUIRED });
  }

  private async isRead({ personId, telling: { read, room } }: NotifyPerson): Promise<boolean> {
    return read ?? (room !== undefined && (await this.presence.isIn(room, personId)));
  }

  /** Also for who wants it by mail alone: its mail may have to wait, and is counted once. */
  private store(
    { personId, notice, telling: { subject } }: NotifyPerson,
    now: Date,
    read: boolean,
  ): Promise<{ inApp: boolean; id: string } | undefined> {
    const { kind, code, params, link } = notice;
    const readAt = read ? now : null;
    return this.db.first(sql<{ inApp: boolean; id: string }>`
      with wish as (
        select in_app, by_mail
        from directory.people person, ${noticePreferencesOf(personId)} as choice
        where person.id = ${personId} and not person.deleted and choice.kind = ${kind} and (in_app or by_mail)
      ), stored as (
        insert into notifications.notices (id, person_id, kind, code, params, link, subject, created_at, read_at,
          unlisted)
        select ${uuid()}::uuid, ${personId}::uuid, ${kind}, ${code}, ${JSON.stringify(params)}::jsonb, ${link},
          ${subject ?? null}, ${now}::timestamptz, ${readAt}::timestamptz,
          -- A chat's is read with its thread, whatever the app shows.
          not in_app and ${kind} <> 'chat_message'
        from wish
        on conflict (person_id, subject) where subject is not null do update set
          kind = excluded.kind, code = excluded.code, params = excluded.params, link = excluded.link,
          created_at = excluded.created_at, read_at = excluded.read_at,
          -- What a block silenced was said before it; what comes after it is the end of what had been agreed.
          silenced = false,
          ${sql.raw(STILL_MAILED)}, mail_waits = excluded.mail_waits, unlisted = excluded.unlisted
        returning id
      )
      select wish.in_app as "inApp", stored.id from wish, stored`);
  }
}
