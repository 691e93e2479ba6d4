import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { MAILED_ELSEWHERE, type Notice, type NoticeKind } from '#contract/notices/notices';
import { Clock } from '#platform/config/clock';
import { type Reaction, type ReactionContext, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { Presence } from '#platform/realtime/presence';
import { isMailedOnce } from '../notices/mailed-once.js';
import { NotificationRaised, type RaisedPlace } from '../notices/notification-raised.js';
import { NoticeMail, type NoticeMailWriter } from './notice-mail.js';
import { NoticeMailBudget } from './notice-mail-budget.js';

type Waiting = Pick<Notice, 'code' | 'params' | 'link'>;

/**
 * Mails what somebody who is away is told. Messages of a chat are not mailed one by one, and what is offered to somebody
 * who has the app open is seen there: both wait for `MailUnreadMessagesJob`, and so does what is beyond the mails of an hour.
 */
@Injectable()
@ReactsTo(NotificationRaised, { lane: 'outside' })
export class MailNotificationOnNotificationRaised implements Reaction<NotificationRaised> {
  constructor(
    private readonly db: Database,
    private readonly mail: NoticeMail,
    private readonly budget: NoticeMailBudget,
    private readonly presence: Presence,
    private readonly clock: Clock,
  ) {}

  async react(
    { personId, notice, listed, room }: NotificationRaised,
    { signal }: ReactionContext,
  ): Promise<void> {
    const { kind } = notice;
    if (kind === 'chat_message') return;
    const waiting = listed ? await this.waiting(listed) : notice;
    if (!waiting) return;
    if (listed && kind === 'offer' && !listed.hidden && (await this.presence.isHere(personId))) return;
    if (room && (await this.presence.isIn(room, personId))) return;
    const write: NoticeMailWriter = ({ t, say }) => {
      const { title, body } = say(waiting);
      return { heading: title, paragraphs: [body], button: t('notice-mails:open'), path: waiting.link };
    };
    // With the mail of whoever raised it, it has been told.
    if (MAILED_ELSEWHERE.includes(waiting.code)) {
      if (listed) await this.noteMailed(listed, kind);
      return;
    }
    const notices = listed ? [listed] : [];
    const sent = await this.mail.send({ personId, kind, notices, write }, signal);
    if (!listed) return;
    if (sent) await this.noteMailed(listed, kind);
    // Not what the job has taken meanwhile.
    else await this.budget.hold(sql`${asRaised(listed)} and mailed_at is null`);
  }

  /**
   * What is still to be mailed, as it reads by now: when the mail server was away for an hour, it may have been read in the app
   * meanwhile, mailed with others, silenced, or overtaken by what came after it, which has a mail of its own; and who is named
   * in it may have left.
   */
  private waiting(listed: RaisedPlace): Promise<Waiting | undefined> {
    return this.db.first(sql<Waiting>`
      select code, params, link from notifications.notices
      where ${asRaised(listed)} and read_at is null and mailed_at is null and not silenced`);
  }

  private async noteMailed(listed: RaisedPlace, kind: NoticeKind): Promise<void> {
    // What took its place while the mail was on its way needs none of its own.
    const which = isMailedOnce(kind) ? sql`id = ${listed.id} and read_at is null` : asRaised(listed);
    const now = this.clock.now();
    // With its mail, what the app never shows has been told.
    await this.db.rows(sql`
      update notifications.notices
      set mailed_at = ${now}::timestamptz, read_at = case when unlisted then ${now}::timestamptz else read_at end
      where ${which}`);
  }
}

const asRaised = ({ id, createdAt }: RaisedPlace) =>
  sql`id = ${id} and created_at = ${createdAt}::timestamptz`;
