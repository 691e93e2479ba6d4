import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ChatMessageShape } from '#contract/chat';
import { detectOffer } from '#contract/offers/detect-offer';
import type { SignedIn } from '#platform/auth/actor';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';
import { CannotWrite, ConversationNotFound, PersonHasLeft } from '../conversations/conversation.errors.js';
import { HearBuyer } from '../offers/hear-buyer.js';
import { newMessage, type StoredMessage, storedMessage } from './chat-message.js';
import { type Standing, standingOf } from './standing.sql.js';
import { storeMessage } from './store-message.sql.js';
import { StoredMessages } from './stored-messages.js';

export interface Draft {
  id: string;
  conversationId: string;
  sender: SignedIn;
  content: string;
  imageIds: readonly string[];
  sentAt: Date;
}

export interface Prepared {
  message: ChatMessageShape;
  /** USD; see `SentMessage`. */
  offerQuestion: number | null;
  /** What is to be delivered; null for a message that was stored before. */
  stored: StoredMessage | null;
}

/** The same message was stored at the same moment: what was done for this one is undone, and the other answered. */
export class StoredMeanwhile extends Error {}

/** What shows a message's pictures. */
const messageUsage = (id: string): string => `messaging.message:${id}`;

/** The careful way of a message: everything it may carry and everything that may stand against it, one after another. */
@Injectable()
export class PreparedMessages {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly media: MediaLibrary,
    private readonly buyers: HearBuyer,
    private readonly repeated: StoredMessages,
  ) {}

  /** @throws ConversationNotFound, PersonHasLeft, CannotWrite, MessageIdTaken, and the refusals of `media.errors.ts` */
  store(draft: Draft): Promise<Prepared> {
    const { id, conversationId, sender, content, imageIds, sentAt } = draft;
    return this.em.transactional(async () => {
      const standing = await this.db.first(standingOf(conversationId, sender.id));
      if (!standing) throw new ConversationNotFound();
      const before = await this.repeated.find(id, conversationId, sender.id);
      if (before) return { message: before, offerQuestion: questionAgain(before, standing), stored: null };
      if (standing.otherLeft) throw new PersonHasLeft();
      if (standing.blocked) throw new CannotWrite();

      const images = await this.media.images(imageIds, sender.id);
      await this.media.attach(imageIds, sender.id, messageUsage(id));
      const { offer, question } = await this.hear(draft, standing);
      const kind = images.length > 0 ? 'image' : 'text';
      const said = { id, conversationId, senderId: sender.id, kind, content, images, offer } as const;
      const message = newMessage(said, sentAt);
      const placed = await this.db.first(storeMessage('prepared', message));
      if (!placed) throw await this.whyNot(draft);
      const stored = storedMessage(message, placed);
      return { message: stored.message, offerQuestion: question, stored };
    });
  }

  /** Something happened while this was being prepared: the same message came a second time, or one blocked the other. */
  private async whyNot({ id, conversationId, sender }: Draft): Promise<Error> {
    const meanwhile = await this.repeated.find(id, conversationId, sender.id);
    return meanwhile ? new StoredMeanwhile() : new CannotWrite();
  }

  private hear({ id, conversationId, sender: buyer, content }: Draft, { item }: Standing) {
    if (!isForSaleTo(item, buyer.id) || content === '') return { offer: null, question: null };
    return this.buyers.hear({ id, conversationId, buyer, content, item });
  }
}

/** Whether the sender writes to a seller about something they could buy. */
const isForSaleTo = (item: Standing['item'], senderId: string): item is NonNullable<Standing['item']> =>
  item !== null && item.sellerId !== senderId && item.status === 'active';

/** The answer that asked it may be the one that got lost. */
function questionAgain({ senderId, content, offer }: ChatMessageShape, { item }: Standing): number | null {
  if (offer || !isForSaleTo(item, senderId)) return null;
  const found = detectOffer(content, item);
  return found?.confidence === 'low' ? found.amount : null;
}
