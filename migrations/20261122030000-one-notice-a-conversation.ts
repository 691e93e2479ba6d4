import { Migration } from '@mikro-orm/migrations';

export class OneNoticeAConversation20261122030000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- One of offers for each conversation, not for each offer.
      update messaging.notifications notice set subject = 'offer:' || offer.conversation_id
      from messaging.offers offer
      where notice.kind = 'offer'
        and notice.subject in ('offer:' || offer.id, 'behavior:' || offer.id);
      -- What was read in its thread is read.
      update messaging.notifications notice set read_at = now()
      from messaging.participants side
      where side.person_id = notice.person_id and side.unread = 0 and notice.read_at is null
        and notice.subject in ('chat:' || side.conversation_id, 'offer:' || side.conversation_id);
      -- The unread one stays, or else the latest.
      delete from messaging.notifications notice using (
        select id, row_number() over (
          partition by person_id, subject order by read_at is null desc, created_at desc, id desc) as place
        from messaging.notifications where subject is not null
      ) ranked
      where ranked.id = notice.id and ranked.place > 1;
    `);
    this.addSql(/* sql */ `
      -- News of a subject takes the place of what was there, read or not.
      drop index messaging.notifications_subject;
      create unique index notifications_subject
        on messaging.notifications (person_id, subject) where subject is not null;
      drop index messaging.notifications_to_mail;
      create index notifications_to_mail on messaging.notifications (created_at)
        where kind in ('chat_message', 'offer') and read_at is null and mailed_at is null;
      -- When a mail about it was first counted: trying again counts no further one.
      alter table messaging.notifications
        add column counted_at timestamptz,
        -- Beyond what may be mailed in an hour, it waits.
        add column held_until timestamptz;
    `);
  }
}
