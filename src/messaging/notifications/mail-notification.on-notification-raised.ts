import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, type ReactionContext, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { NoticeMail, type NoticeMailWriter } from './notice-mail.js';
import { NotificationRaised } from './notification-raised.js';

/** Messages of a chat are not mailed one by one: see `MailUnreadMessagesJob`. */
@Injectable()
@ReactsTo(NotificationRaised, { lane: 'outside' })
export class MailNotificationOnNotificationRaised implements Reaction<NotificationRaised> {
  constructor(
    private readonly db: Database,
    private readonly mail: NoticeMail,
  ) {}

  async react({ personId, notice, listed }: NotificationRaised, { signal }: ReactionContext): Promise<void> {
    if (notice.kind === 'chat_message') return;
    if (listed && !(await this.isUnread(listed.id))) return;
    const write: NoticeMailWriter = ({ texts, say }) => {
      const { title, body } = say(notice);
      return { heading: title, paragraphs: [body], button: texts.open, path: notice.link };
    };
    await this.mail.send(personId, notice.kind, write, signal);
  }

  /** When the mail server was away for an hour, it may have been read in the app meanwhile. */
  private async isUnread(id: string): Promise<boolean> {
    const found = await this.db.first(
      sql`select from messaging.notifications where id = ${id} and read_at is null`,
    );
    return found !== undefined;
  }
}
