import { EntityManager, TransactionPropagation } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { MAILED_ELSEWHERE } from '#contract/notices/notices';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { NotifyPeople } from '../notifications.contract.js';
import { preferencesOfEach } from '../preferences/preferences.sql.js';
import { NoticesStored } from './notices-stored.js';

@CommandHandler(NotifyPeople)
export class NotifyPeopleHandler implements ICommandHandler<NotifyPeople> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute({ told, subject }: NotifyPeople): Promise<void> {
    if (told.length === 0) return;
    const now = this.clock.now();
    const notices = new Map(told.map(({ personId, notice }) => [personId, notice]));
    const raise = async () => {
      const shown = (await this.store(told, subject, now)).flatMap(({ personId, id }) => {
        const notice = notices.get(personId);
        return notice
          ? [{ personId, shown: { ...notice, id, createdAt: now.toISOString(), read: false } }]
          : [];
      });
      // What is told of one thing must not be overtaken by what is told of it later.
      if (shown.length > 0) this.outbox.raise(new NoticesStored(shown), subject);
    };
    await this.em.transactional(raise, { propagation: TransactionPropagation.REQUIRED });
  }

  /**
   * Stores it for all who want to hear of it here, for `MailUnreadMessagesJob` where that is by mail, and answers those of
   * them who are shown it. In order of people.
   */
  private store(
    told: NotifyPeople['told'],
    subject: string,
    now: Date,
  ): Promise<{ personId: string; id: string }[]> {
    const rows = told.map(({ personId, notice }) => ({ id: uuid(), person_id: personId, ...notice }));
    return this.db.rows(sql<{ personId: string; id: string }>`
      with wish as (
        select told.*, choice.in_app, choice.by_mail and told.code <> all(${MAILED_ELSEWHERE}::text[]) as mail_waits
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as told (id uuid, person_id uuid, kind text, code text, params jsonb, link text)
        join directory.people person on person.id = told.person_id and not person.deleted
        join lateral ${preferencesOfEach(sql`told.person_id`, sql`told.kind`)} as choice on true
      ), stored as (
        insert into notifications.notices (id, person_id, kind, code, params, link, subject, created_at, mail_waits,
          unlisted)
        select id, person_id, kind, code, params, link, ${subject}, ${now}::timestamptz, mail_waits,
          not in_app
        from wish where in_app or mail_waits order by person_id
        on conflict (person_id, subject) where subject is not null do update set
          kind = excluded.kind, code = excluded.code, params = excluded.params, link = excluded.link,
          created_at = excluded.created_at, read_at = null, mailed_at = null, counted_at = null,
          mail_waits = excluded.mail_waits, unlisted = excluded.unlisted
        returning id, person_id
      )
      select wish.person_id as "personId", stored.id
      from wish join stored on stored.person_id = wish.person_id
      where wish.in_app`);
  }
}
