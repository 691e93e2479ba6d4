import { Migration } from '@mikro-orm/migrations';

export class WaitingMails20261130100000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Told to many people at once: by mail only when it has waited unread for a while, of whichever kind it is.
      alter table notifications.notices add column mail_waits boolean not null default false;
      update notifications.notices set mail_waits = true
      where kind = 'listing' and code <> 'search-found' and read_at is null and mailed_at is null;

      drop index notifications.notifications_to_mail;
      create index notifications_to_mail on notifications.notices (created_at)
        where (mail_waits or kind in ('chat_message', 'offer')) and read_at is null and mailed_at is null;
    `);
  }
}
