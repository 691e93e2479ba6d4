import { v7 as uuid } from 'uuid';
import { CHAT_LIMITS, type ChatMessageShape } from '#contract/chat';
import type { NotificationShape } from '#contract/notices/notices';
import { threadPath } from '#contract/pages/thread-path';
import type { NewMessage, Placed } from './store-message.sql.js';

type Said = Pick<NewMessage, 'id' | 'conversationId' | 'senderId' | 'kind' | 'content'> & Partial<NewMessage>;

/** A message ready to be stored. */
export const newMessage = (said: Said, now: Date): NewMessage => ({
  sessionId: null,
  images: [],
  automatic: false,
  offer: null,
  ...said,
  createdAt: now,
  notificationId: uuid(),
  preview: previewOf(said.content),
});

/** First fifty characters, counted as people do: an emoji is one. */
export function previewOf(content: string): string {
  if (content.length <= CHAT_LIMITS.preview) return content;
  const characters = Array.from(content.slice(0, 4 * CHAT_LIMITS.preview));
  if (characters.length <= CHAT_LIMITS.preview) return content;
  return `${characters.slice(0, CHAT_LIMITS.preview).join('')}…`;
}

/** A stored message with everything that both people are told of it. */
export interface StoredMessage {
  conversationId: string;
  message: ChatMessageShape;
  recipientId: string;
  notification: NotificationShape | null;
}

export function storedMessage(said: NewMessage, placed: Placed): StoredMessage {
  const { id, conversationId, senderId, kind, content, images, automatic, offer } = said;
  const createdAt = said.createdAt.toISOString();
  return {
    conversationId,
    message: {
      id,
      seq: placed.seq,
      senderId,
      kind,
      content,
      images,
      automatic,
      offer,
      removed: false,
      createdAt,
    },
    recipientId: placed.otherId,
    notification: placed.notificationId === null ? null : noticeOf(said, placed, placed.notificationId),
  };
}

const noticeOf = (said: NewMessage, placed: Placed, id: string): NotificationShape => ({
  id,
  kind: 'chat_message',
  code: 'chat-message',
  params: { name: placed.senderName, preview: said.preview },
  link: threadPath(said.senderId, placed.listingId),
  read: false,
  createdAt: said.createdAt.toISOString(),
});
