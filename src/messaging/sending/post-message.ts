import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { ChatMessageShape } from '#contract/chat';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { ConversationNotFound } from '../conversations/conversation.errors.js';
import { lockConversation } from '../conversations/lock-conversation.js';
import { newMessage, storedMessage } from '../messages/chat-message.js';
import { storeMessage } from '../messages/store-message.sql.js';
import { StoredMessages } from '../messages/stored-messages.js';
import { MessagePosted } from './message-posted.js';

export interface PostedMessage {
  /** One that is stored already is answered, not stored again. */
  id?: string;
  conversationId: string;
  senderId: string;
  kind: 'text' | 'offer' | 'meetup' | 'order';
  content: string;
  /** Written by the seller's bot. */
  automatic?: boolean;
  offer?: ChatMessageShape['offer'];
  /** When it was said; now, without. */
  at?: Date | null;
}

/** What the product itself says in a conversation, in the name of one of its people. */
@Injectable()
export class PostMessage {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly stored: StoredMessages,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the message in the caller's transaction and delivers it once that has committed. It is said even when the
   * two may no longer write to each other; `offer`, `meetup` and `order` messages make no chat notification, since their events make one.
   * @throws ConversationNotFound when the sender does not take part
   */
  async post({ id = uuid(), at, ...said }: PostedMessage): Promise<ChatMessageShape> {
    const { conversationId, senderId } = said;
    // By itself: the statement that stores is to see who takes part once a guest who is becoming a member has.
    await lockConversation(this.em, conversationId);
    const before = await this.stored.find(id, conversationId, senderId);
    if (before) return before;
    const message = newMessage({ ...said, id }, at ?? this.clock.now());
    const placed = await this.db.first(storeMessage('posted', message));
    if (!placed) throw new ConversationNotFound();
    this.outbox.raise(new MessagePosted(id), conversationId);
    return storedMessage(message, placed).message;
  }
}
