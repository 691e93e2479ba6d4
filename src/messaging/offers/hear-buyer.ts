import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ChatMessageShape } from '#contract/chat';
import { detectOffer } from '#contract/offers/detect-offer';
import type { SignedIn } from '#platform/auth/actor';
import { record } from '#platform/outbox/domain-event';
import { Bot } from '../bot/bot.entity.js';
import type { Item } from '../items/item.sql.js';
import { MakeOffer } from './make-offer.js';
import { BuyerWrote } from './offer-events.js';

export interface BuyerMessage {
  id: string;
  conversationId: string;
  buyer: SignedIn;
  content: string;
  item: Pick<Item, 'id' | 'sellerId' | 'title' | 'priceCents'>;
}

export interface Heard {
  offer: ChatMessageShape['offer'];
  /** USD: what the message may be offering; the buyer is asked. */
  question: number | null;
}

/** Listens to what buyers write about an active listing: prices become offers, and the bot hears the rest. */
@Injectable()
export class HearBuyer {
  constructor(
    private readonly em: EntityManager,
    private readonly offers: MakeOffer,
  ) {}

  /** Within the caller's transaction, before the message is stored. */
  async hear(message: BuyerMessage): Promise<Heard> {
    const { id, conversationId, buyer, content, item } = message;
    const found = detectOffer(content, { title: item.title, price: item.priceCents / 100 });
    if (!found || found.confidence === 'low') {
      await this.tellBot(message);
      return { offer: null, question: found?.amount ?? null };
    }
    const offer = await this.offers.make({
      conversationId,
      listingId: item.id,
      sellerId: item.sellerId,
      buyerId: buyer.id,
      messageId: id,
      found,
    });
    return { offer: { id: offer.id, event: 'made', amount: offer.price }, question: null };
  }

  private async tellBot({ id, conversationId, buyer, item }: BuyerMessage): Promise<void> {
    const bot = await this.em.findOne(Bot, { listingId: item.id, status: 'active' });
    if (!bot || bot.rules({ advanced: true }).advanced.keywordReactions.length === 0) return;
    record(bot, new BuyerWrote(id, conversationId, item.id, buyer.id));
    await this.em.flush();
  }
}
