import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { NoticeKind, NotificationShape } from '#contract/notices/notices';
import { favoritesPage } from '#contract/pages/catalog';
import { chatPage } from '#contract/pages/messaging';
import { notificationsPage } from '#contract/pages/notifications';
import { pathTo } from '#contract/pages/page';
import { Clock } from '#platform/config/clock';
import { type Reaction, type ReactionContext, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { MessagesLeftUnread } from './messages-left-unread.js';
import {
  type MailLanguage,
  NoticeMail,
  type NoticeMailContent,
  type NoticeMailWriter,
} from './notice-mail.js';
import { NoticeMailBudget } from './notice-mail-budget.js';

/** Conversations one mail shows; of the others it says how many they are. */
const SHOWN = 10;

type Waiting = Pick<NotificationShape, 'id' | 'kind' | 'code' | 'params' | 'link' | 'createdAt'>;

/** One mail about every conversation that still waits, or about whatever else of one kind does. */
@Injectable()
@ReactsTo(MessagesLeftUnread, { lane: 'outside' })
export class MailPersonOnMessagesLeftUnread implements Reaction<MessagesLeftUnread> {
  constructor(
    private readonly db: Database,
    private readonly mail: NoticeMail,
    private readonly budget: NoticeMailBudget,
    private readonly clock: Clock,
  ) {}

  async react(
    { personId, notificationIds, kind = 'chat_message', takenAt }: MessagesLeftUnread,
    { signal }: ReactionContext,
  ): Promise<void> {
    const taken = asTaken(notificationIds, takenAt);
    const waiting = await this.stillWaiting(personId, taken);
    const [latest, ...others] = waiting;
    if (!latest) return;
    const write: NoticeMailWriter = (language) =>
      others.length === 0 ? aboutOne(latest, language) : aboutSeveral(waiting, kind, language);
    const sent = await this.mail.send({ personId, kind, notices: waiting, write }, signal);
    if (sent) await this.noteTold(taken);
    else await this.budget.hold(taken);
  }

  /** With its mail, what the app never shows has been told; not what has been renewed meanwhile. */
  private async noteTold(taken: RawBuilder<boolean>): Promise<void> {
    await this.db.rows(sql`
      update notifications.notices set read_at = ${this.clock.now()}
      where ${taken} and unlisted`);
  }

  /** The latest first; without what has been silenced since, or renewed, which is taken anew. */
  private stillWaiting(personId: string, taken: RawBuilder<boolean>): Promise<Waiting[]> {
    return this.db.rows(sql<Waiting>`
      select id, kind, code, params, link, created_at::text as "createdAt" from notifications.notices
      where ${taken} and person_id = ${personId} and read_at is null and not silenced
      order by created_at desc, id desc`);
  }
}

/** SQL: those of them that nothing has renewed since. */
const asTaken = (ids: readonly string[], takenAt: string | undefined): RawBuilder<boolean> => sql`
  id = any(${ids}::uuid[]) and ${takenAt ? sql`mailed_at = ${takenAt}::timestamptz` : sql`mailed_at is not null`}`;

function aboutOne(waiting: Waiting, { t, say }: MailLanguage): NoticeMailContent {
  const { title, body } = say(waiting);
  const button = waiting.kind === 'chat_message' ? t('notice-mails:reply') : t('notice-mails:open');
  return { heading: title, paragraphs: [body], button, path: waiting.link };
}

function aboutSeveral(
  waiting: readonly Waiting[],
  kind: NoticeKind,
  { t, say }: MailLanguage,
): NoticeMailContent {
  const shown = waiting.slice(0, SHOWN).map((each) => {
    const { title, body } = say(each);
    return each.kind === 'chat_message' ? `${each.params.name}: ${body}` : `${title}. ${body}`;
  });
  const left = waiting.length - shown.length;
  if (kind === 'listing') return aboutSaved(shown, left, { t, say });
  if (kind !== 'chat_message' && kind !== 'offer') return aboutNews(shown, left, { t, say });
  return {
    heading: t('notice-mails:waiting', { count: waiting.length }),
    paragraphs: left > 0 ? [...shown, t('notice-mails:more', { count: left })] : shown,
    button: t('notice-mails:open-messages'),
    path: pathTo(chatPage.path),
  };
}

const aboutSaved = (shown: string[], left: number, { t }: MailLanguage): NoticeMailContent => ({
  heading: t('notice-mails:saved', { count: shown.length + left }),
  paragraphs: left > 0 ? [...shown, t('notice-mails:more-saved', { count: left })] : shown,
  button: t('notice-mails:open-favorites'),
  path: pathTo(favoritesPage.path),
});

const aboutNews = (shown: string[], left: number, { t }: MailLanguage): NoticeMailContent => ({
  heading: t('notice-mails:news', { count: shown.length + left }),
  paragraphs: left > 0 ? [...shown, t('notice-mails:more-news', { count: left })] : shown,
  button: t('notice-mails:open-news'),
  path: notificationsPage.path,
});
