import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { lockConversation } from '../conversations/lock-conversation.js';
import {
  NoOfferInMessage,
  OfferMadeAlready,
  OfferNotFound,
  OfferQuestionAnswered,
  OfferQuestionReplaced,
} from './offer.errors.js';

/** A message of a buyer's that they are asked about. */
export interface AskedMessage {
  conversationId: string;
  content: string;
  askedCents: number;
  listingId: string;
  sellerId: string;
  title: string;
  priceCents: number;
  status: string;
}

type Written = Omit<AskedMessage, 'askedCents'> & {
  askedCents: number | null;
  offered: boolean;
  asked: 'open' | 'yes' | 'no' | 'replaced' | null;
};

@Injectable()
export class AskedMessages {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
  ) {}

  /**
   * A message whose question is still open; until the transaction ends nobody else answers it.
   * @throws OfferNotFound for any but one's own to a seller, OfferMadeAlready, OfferQuestionAnswered,
   * OfferQuestionReplaced, NoOfferInMessage
   */
  async lockOpen(messageId: string, senderId: string): Promise<AskedMessage> {
    const { offered, asked, askedCents, ...written } = await this.lock(messageId, senderId);
    if (offered) throw new OfferMadeAlready();
    if (asked === 'replaced') throw new OfferQuestionReplaced();
    if (asked === 'no' || asked === 'yes') throw new OfferQuestionAnswered();
    if (askedCents === null) throw new NoOfferInMessage();
    return { ...written, askedCents };
  }

  private async lock(messageId: string, senderId: string): Promise<Written> {
    const ofTheirOwn = sql`
      from messaging.messages message
      join messaging.conversations talk on talk.id = message.conversation_id
      join messaging.items item on item.id = talk.listing_id and item.seller_id <> message.sender_id
      where message.id = ${messageId} and message.sender_id = ${senderId} and message.removed_at is null
        and message.kind <> 'offer'`;
    const place = await this.db.first(sql<{ id: string }>`select talk.id ${ofTheirOwn}`);
    if (!place) throw new OfferNotFound();
    await lockConversation(this.em, place.id);
    const written = await this.db.first(sql<Written>`
      select talk.id as "conversationId", message.content, message.offer is not null as offered,
        message.asked_cents as "askedCents", message.asked_status as asked, item.id as "listingId",
        item.seller_id as "sellerId", item.title, item.price_cents as "priceCents", item.status ${ofTheirOwn}`);
    if (!written) throw new OfferNotFound();
    return written;
  }
}
