import { Migration } from '@mikro-orm/migrations';

export class Notifications20261122122000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create schema notifications;

      alter table messaging.notifications set schema notifications;
      alter table notifications.notifications rename to notices;
      alter table messaging.notification_preferences set schema notifications;
      alter table notifications.notification_preferences rename to preferences;
      alter table messaging.notification_sounds set schema notifications;
      alter table notifications.notification_sounds rename to sounds;
      alter table messaging.mail_switches set schema notifications;

      -- Nothing (more) of it is mailed: its person has blocked the other one.
      alter table notifications.notices add column silenced boolean not null default false;
      update notifications.notices notice set silenced = true
      from messaging.blocks block
      join messaging.participants side on side.person_id = block.blocker_id and side.other_id = block.blocked_id
      where notice.person_id = block.blocker_id
        and notice.subject in ('chat:' || side.conversation_id, 'offer:' || side.conversation_id);

      -- What waits, and what has run, under the names it has from now on.
      update platform.outbox set
        type = 'notifications.raised',
        payload = payload - 'conversationId' || jsonb_build_object(
          'room', 'messaging.conversation:' || lower(payload ->> 'conversationId'))
      where type = 'messaging.notification-raised' and processed_at is null;
      update platform.outbox set type = 'notifications.left-unread'
      where type = 'messaging.messages-left-unread' and processed_at is null;
      update platform.job_runs set job = 'notifications.mail-unread' where job = 'messaging.mail-unread-messages';
      update platform.job_runs set job = 'notifications.remove-old' where job = 'messaging.remove-old-notifications';
      update platform.rate_limits set rule = 'notifications.mails' where rule = 'messaging.notice-mails';
    `);
  }
}
