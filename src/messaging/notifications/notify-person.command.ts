import { EntityManager, TransactionPropagation } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { NotifyPerson } from '../messaging.contract.js';
import { noticePreferencesOf } from './notice-preferences.sql.js';
import { NotificationRaised } from './notification-raised.js';

@CommandHandler(NotifyPerson)
export class NotifyPersonHandler implements ICommandHandler<NotifyPerson> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Does nothing for who is unknown, has left, or wants to hear of such things nowhere. */
  async execute(command: NotifyPerson): Promise<void> {
    const { personId, notice } = command;
    const now = this.clock.now();
    const raise = async () => {
      const told = await this.store(command, now);
      if (!told) return;
      const listed = told.id && told.inApp ? { id: told.id, createdAt: now.toISOString() } : null;
      // One that replaces another keeps its id, and must not be overtaken by it.
      this.outbox.raise(new NotificationRaised(personId, notice, listed), told.id ?? undefined);
    };
    await this.em.transactional(raise, { propagation: TransactionPropagation.REQUIRED });
  }

  private store(
    { personId, notice, subject }: NotifyPerson,
    now: Date,
  ): Promise<{ inApp: boolean; id: string | null } | undefined> {
    const { kind, code, params, link } = notice;
    return this.db.first(sql<{ inApp: boolean; id: string | null }>`
      with wish as (
        select in_app, by_mail
        from messaging.people, ${noticePreferencesOf(personId)} as choice
        where people.id = ${personId} and not people.deleted and choice.kind = ${kind} and (in_app or by_mail)
      ), stored as (
        insert into messaging.notifications (id, person_id, kind, code, params, link, subject, created_at)
        select ${uuid()}::uuid, ${personId}::uuid, ${kind}, ${code}, ${JSON.stringify(params)}::jsonb, ${link},
          ${subject}, ${now}::timestamptz
        from wish
        -- The job that mails waiting messages finds them here.
        where in_app or ${kind} = 'chat_message'
        on conflict (person_id, subject) where read_at is null and subject is not null do update set
          kind = excluded.kind, code = excluded.code, params = excluded.params, link = excluded.link,
          created_at = excluded.created_at
        returning id
      )
      select wish.in_app as "inApp", stored.id from wish left join stored on true`);
  }
}
