import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { NOTIFICATION_LIMITS } from '#contract/notices/notices';
import { MINUTE_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { inBatches } from '#platform/jobs/in-batches';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { MessagesLeftUnread } from './messages-left-unread.js';

const BATCH = 100;

/**
 * Hands messages that have waited unread for ten minutes to the mails: each once, and all of a person's conversations
 * together; and likewise, kind by kind, offers, as far as they were not mailed at once, and what many people were told of.
 * That they are taken (`mailed_at`) commits with the event, so neither a crash nor a second run at the same time sends them
 * twice or loses them. A conversation is mailed again only after it has been read.
 */
@Job({ name: 'notifications.mail-unread', cron: '* * * * *' })
export class MailUnreadMessagesJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  run(stopping: AbortSignal): Promise<void> {
    // A batch may be of fewer people than there is room for.
    return inBatches(1, stopping, () => this.takeBatch());
  }

  private takeBatch(): Promise<number> {
    return this.em.transactional(async () => {
      const now = this.clock.now();
      const people = await this.take(now);
      for (const { personId, notificationIds, kind } of people)
        this.outbox.raise(new MessagesLeftUnread(personId, notificationIds, kind, now.toISOString()));
      return people.length;
    });
  }

  private take(now: Date): Promise<MessagesLeftUnread[]> {
    const late = new Date(now.getTime() - NOTIFICATION_LIMITS.mailChatAfterMinutes * MINUTE_MS);
    // As the index `notifications_to_mail` has it.
    const waiting = sql`(mail_waits or kind in ('chat_message', 'offer')) and read_at is null and mailed_at is null
      and (held_until is null or held_until <= ${now})`;
    return this.db.rows(sql<MessagesLeftUnread>`
      with late as (
        select person_id, kind from notifications.notices
        where ${waiting} and created_at <= ${late} order by created_at limit ${BATCH}
      ), free as (
        select id from notifications.notices
        where ${waiting} and (person_id, kind) in (select person_id, kind from late)
        for update skip locked
      ), taken as (
        update notifications.notices set mailed_at = ${now} where id in (select id from free)
        returning id, person_id, kind
      )
      select person_id as "personId", kind, json_agg(id) as "notificationIds" from taken group by person_id, kind`);
  }
}
