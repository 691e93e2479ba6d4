import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { NoticeParams } from '#contract/notices/notices';
import { type Reaction, type ReactionContext, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { MessagesLeftUnread } from './messages-left-unread.js';
import {
  type MailLanguage,
  NoticeMail,
  type NoticeMailContent,
  type NoticeMailWriter,
} from './notice-mail.js';

/** Conversations one mail shows; of the others it says how many they are. */
const SHOWN = 10;

interface Waiting {
  code: 'chat-message';
  params: NoticeParams['chat-message'];
  link: string | null;
}

/** One mail about every conversation that still waits. */
@Injectable()
@ReactsTo(MessagesLeftUnread, { lane: 'outside' })
export class MailPersonOnMessagesLeftUnread implements Reaction<MessagesLeftUnread> {
  constructor(
    private readonly db: Database,
    private readonly mail: NoticeMail,
  ) {}

  async react({ personId, notificationIds }: MessagesLeftUnread, { signal }: ReactionContext): Promise<void> {
    const waiting = await this.stillWaiting(personId, notificationIds);
    const [latest, ...others] = waiting;
    if (!latest) return;
    const write: NoticeMailWriter = (language) =>
      others.length === 0 ? aboutOne(latest, language) : aboutSeveral(waiting, language);
    await this.mail.send(personId, 'chat_message', write, signal);
  }

  /** The latest first; without who the person has blocked since. */
  private stillWaiting(personId: string, ids: readonly string[]): Promise<Waiting[]> {
    return this.db.rows(sql<Waiting>`
      select code, params, link from messaging.notifications as notification
      where id = any(${ids}::uuid[]) and read_at is null and not exists (
        select from messaging.blocks as block
        join messaging.participants as side
          on side.person_id = block.blocker_id and side.other_id = block.blocked_id
        where block.blocker_id = ${personId} and notification.subject = 'chat:' || side.conversation_id
      )
      order by created_at desc, id desc`);
  }
}

function aboutOne(waiting: Waiting, { texts, say }: MailLanguage): NoticeMailContent {
  const { title, body } = say(waiting);
  return { heading: title, paragraphs: [body], button: texts.reply, path: waiting.link };
}

function aboutSeveral(waiting: readonly Waiting[], { texts, say }: MailLanguage): NoticeMailContent {
  const shown = waiting.slice(0, SHOWN).map((each) => `${each.params.name}: ${say(each).body}`);
  const left = waiting.length - shown.length;
  return {
    heading: texts.waiting(waiting.length),
    paragraphs: left > 0 ? [...shown, texts.more(left)] : shown,
    button: texts.openMessages,
    path: '/chat',
  };
}
