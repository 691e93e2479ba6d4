import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ChatMessageShape } from '#contract/chat';
import type { SignedIn } from '#platform/auth/actor';
import { MediaLibrary } from '#platform/media/media-library';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { ListingContacted } from '../../catalog/catalog.contract.js';
import { CannotWrite, ConversationNotFound, PersonHasLeft } from '../conversations/conversation.errors.js';
import { newMessage, type StoredMessage, storedMessage } from '../messages/chat-message.js';
import { storeMessage } from '../messages/store-message.sql.js';
import { StoredMessages } from '../messages/stored-messages.js';
import { BuyerEar, type BuyerMessage, NOTHING } from './buyer-ear.js';
import { type Standing, standingOf } from './standing.sql.js';

export interface Draft {
  id: string;
  conversationId: string;
  sender: SignedIn;
  content: string;
  imageIds: readonly string[];
  /** USD; none unless the sender says so. */
  offer: number | undefined;
  sentAt: Date;
}

export interface Prepared {
  message: ChatMessageShape;
  /** USD; see `SentMessage`. */
  offerQuestion: number | null;
  offerFailed: boolean;
  /** What is to be delivered; null for a message that was stored before. */
  stored: StoredMessage | null;
}

/**
 * The same message was stored at the same moment, or the other one became somebody else, or what it offers for was sold: what
 * was done for this one is undone, and what is so now answers it.
 */
export class TryAgain extends Error {}

/** What shows a message's pictures. */
const messageUsage = (id: string): string => `messaging.message:${id}`;

/** The careful way of a message: everything it may carry and everything that may stand against it, one after another. */
@Injectable()
export class PreparedMessages {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly media: MediaLibrary,
    private readonly buyers: BuyerEar,
    private readonly repeated: StoredMessages,
    private readonly outbox: Outbox,
  ) {}

  /**
   * @throws ConversationNotFound, PersonHasLeft, CannotWrite, MessageIdTaken, and the refusals of `media.errors.ts`; for
   * a message that says what it offers ItemNotForSale and OfferOnOwnItem
   */
  store(draft: Draft): Promise<Prepared> {
    const { id, conversationId, sender, content, imageIds, sentAt } = draft;
    return this.em.transactional(async () => {
      const standing = await this.db.first(standingOf(conversationId, sender.id));
      if (!standing) throw new ConversationNotFound();
      const before = await this.repeated.find(id, conversationId, sender.id);
      if (before) {
        // The answer that asked it may be the one that got lost.
        const asked = await this.buyers.askedAbout(id);
        return { message: before, offerQuestion: asked, offerFailed: false, stored: null };
      }
      if (standing.otherLeft) throw new PersonHasLeft();
      if (standing.blocked) throw new CannotWrite();

      const buyer = buyerMessage(draft, standing);
      if (draft.offer !== undefined && !buyer)
        throw this.buyers.refusal(standing.item?.sellerId === sender.id);
      const images = await this.media.images(imageIds, sender.id);
      await this.media.attach(imageIds, sender.id, messageUsage(id));
      const { offer, question, failed } = buyer ? await this.buyers.hear(buyer) : NOTHING;
      const kind = images.length > 0 ? 'image' : 'text';
      const said = { id, conversationId, senderId: sender.id, kind, content, images, offer } as const;
      const message = newMessage(said, sentAt);
      const placed = await this.db.first(storeMessage('prepared', message));
      if (!placed) throw await this.whyNot(draft, standing);
      // Whom an offer was made to, which waits for the conversation before this does, may have become a member by then.
      if (placed.otherId !== standing.otherId) throw new TryAgain();
      if (placed.seq === 1) this.tellOfContact(draft, standing);
      const stored = storedMessage(message, placed);
      const asked = buyer && question !== null ? await this.buyers.ask(buyer, question) : null;
      return {
        message: stored.message,
        offerQuestion: asked ? question : null,
        offerFailed: failed || asked === false,
        stored,
      };
    });
  }

  private tellOfContact({ sender, sentAt }: Draft, { item }: Standing): void {
    if (item && item.sellerId !== sender.id)
      this.outbox.raise(new ListingContacted(item.id, sender.id, sentAt.toISOString()), item.id);
  }

  /**
   * Something happened while this was being prepared: the same message came a second time, one blocked the other, or a guest
   * became a member.
   */
  private async whyNot({ id, conversationId, sender }: Draft, before: Standing): Promise<Error> {
    if (await this.repeated.find(id, conversationId, sender.id)) return new TryAgain();
    const standing = await this.db.first(standingOf(conversationId, sender.id));
    if (!standing) return new ConversationNotFound();
    return standing.otherId === before.otherId ? new CannotWrite() : new TryAgain();
  }
}

/** A message to a seller about something its sender could buy. */
const buyerMessage = (
  { id, conversationId, sender: buyer, content, offer }: Draft,
  { item }: Standing,
): BuyerMessage | null =>
  item !== null &&
  item.sellerId !== buyer.id &&
  item.status === 'active' &&
  (content !== '' || offer !== undefined)
    ? { id, conversationId, buyer, content, item, stated: offer }
    : null;
