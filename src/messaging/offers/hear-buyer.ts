import { EntityManager, TransactionPropagation } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import type { ChatMessageShape } from '#contract/chat';
import { detectOffer } from '#contract/offers/detect-offer';
import type { SignedIn } from '#platform/auth/actor';
import { Outbox } from '#platform/outbox/outbox';
import { Bot } from '../bot/bot.entity.js';
import type { Item } from '../items/item.sql.js';
import { MakeOffer } from './make-offer.js';
import type { FoundOffer } from './offer.entity.js';
import { BuyerWrote } from './offer-events.js';
import { OfferQuestions } from './offer-questions.js';

export interface BuyerMessage {
  id: string;
  conversationId: string;
  buyer: SignedIn;
  content: string;
  item: Pick<Item, 'id' | 'sellerId' | 'title' | 'priceCents'>;
  /** USD: the buyer says that this is what the message offers. */
  stated: number | undefined;
}

export interface Heard {
  offer: ChatMessageShape['offer'];
  /** USD: what the message may be offering; the buyer is asked. */
  question: number | null;
  /** A step failed, and was undone by itself. */
  failed: boolean;
}

/** Neither an offer nor anything to ask about. */
export const NOTHING: Heard = { offer: null, question: null, failed: false };

/** Listens to what buyers write about an active listing: prices become offers, and the bot hears the rest. */
@Injectable()
export class HearBuyer {
  private readonly logger = new Logger(HearBuyer.name);

  constructor(
    private readonly em: EntityManager,
    private readonly offers: MakeOffer,
    private readonly outbox: Outbox,
    private readonly questions: OfferQuestions,
  ) {}

  /** Within the caller's transaction, before the message is stored. What fails here never costs the message. */
  async hear(message: BuyerMessage): Promise<Heard> {
    const heard = await this.attempt(message, () => this.listen(message));
    return heard ?? { ...NOTHING, failed: true };
  }

  /** Keeps the question with the message, which is stored by now. Answers whether it could. */
  async ask(message: BuyerMessage, amount: number): Promise<boolean> {
    const { id, conversationId, buyer } = message;
    const asked = await this.attempt(message, async () => {
      await this.questions.ask(id, conversationId, buyer.id, amount);
      return true;
    });
    return asked ?? false;
  }

  /** USD: what is still asked about a message that is sent again. */
  askedAbout(messageId: string): Promise<number | null> {
    return this.questions.amountOf(messageId);
  }

  /** A savepoint of its own: a failure undoes the step, not the transaction around it. */
  private async attempt<T>({ id }: BuyerMessage, step: () => Promise<T>): Promise<T | null> {
    try {
      return await this.em.transactional(step, { propagation: TransactionPropagation.NESTED });
    } catch (error) {
      this.logger.error({ err: error, messageId: id }, 'A message could not be looked at as an offer.');
      return null;
    }
  }

  private async listen(message: BuyerMessage): Promise<Heard> {
    const { id, conversationId, buyer, item } = message;
    const found = offerIn(message);
    if (!found || found.confidence === 'low') {
      await this.tellBot(message);
      return { ...NOTHING, question: found?.amount ?? null };
    }
    const offer = await this.offers.make({
      conversationId,
      listingId: item.id,
      sellerId: item.sellerId,
      buyerId: buyer.id,
      messageId: id,
      found,
    });
    return { ...NOTHING, offer: { id: offer.id, event: 'made', amount: offer.price } };
  }

  private async tellBot({ id, conversationId, buyer, item }: BuyerMessage): Promise<void> {
    const bot = await this.em.findOne(Bot, { listingId: item.id, status: 'active' });
    if (!bot || bot.rules({ advanced: true }).advanced.keywordReactions.length === 0) return;
    this.outbox.raise(new BuyerWrote(id, conversationId, item.id, buyer.id), conversationId);
  }
}

/** What the buyer says it is needs no reading, and nothing in the words around it is asked about. */
const offerIn = ({ content, item, stated }: BuyerMessage): FoundOffer | null =>
  stated === undefined
    ? detectOffer(content, { title: item.title, price: item.priceCents / 100 })
    : { amount: stated, confidence: 'high', method: 'stated', numbers: [stated] };
