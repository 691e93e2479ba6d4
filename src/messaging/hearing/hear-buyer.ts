import { EntityManager, TransactionPropagation } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { toUsd } from '#contract/money';
import { detectOffer } from '#contract/offers/detect-offer';
import { Outbox } from '#platform/outbox/outbox';
import { MakeOffer } from '../offers/make-offer.js';
import type { FoundOffer } from '../offers/offer.entity.js';
import { ItemNotForSale, OfferOnOwnItem } from '../offers/offer.errors.js';
import { BuyerWrote } from '../offers/offer-events.js';
import { OfferQuestions } from '../offers/offer-questions.js';
import { type BuyerEar, type BuyerMessage, type Heard, NOTHING } from '../sending/buyer-ear.js';
import { TryAgain } from '../sending/prepared-messages.js';
import { ListeningBots } from './listening-bots.js';

/** Listens to what buyers write about an active listing: prices become offers, and the bot hears the rest. */
@Injectable()
export class HearBuyer implements BuyerEar {
  private readonly logger = new Logger(HearBuyer.name);

  constructor(
    private readonly em: EntityManager,
    private readonly offers: MakeOffer,
    private readonly outbox: Outbox,
    private readonly questions: OfferQuestions,
    private readonly bots: ListeningBots,
  ) {}

  async hear(message: BuyerMessage): Promise<Heard> {
    const heard = await this.attempt(message, () => this.listen(message));
    return heard ?? { ...NOTHING, failed: true };
  }

  async ask(message: BuyerMessage, amount: number): Promise<boolean> {
    const { id, conversationId, buyer } = message;
    const asked = await this.attempt(message, async () => {
      await this.questions.ask(id, conversationId, buyer.id, amount);
      return true;
    });
    return asked ?? false;
  }

  askedAbout(messageId: string): Promise<number | null> {
    return this.questions.amountOf(messageId);
  }

  tellAsked(conversationId: string, buyerId: string): Promise<void> {
    return this.questions.tell(conversationId, buyerId);
  }

  refusal(isOwnItem: boolean): Error {
    return isOwnItem ? new OfferOnOwnItem() : new ItemNotForSale();
  }

  /** A savepoint of its own: a failure undoes the step, not the transaction around it. */
  private async attempt<T>({ id }: BuyerMessage, step: () => Promise<T>): Promise<T | null> {
    try {
      return await this.em.transactional(step, { propagation: TransactionPropagation.NESTED });
    } catch (error) {
      // Sold or kept for somebody since the message was looked at.
      if (error instanceof ItemNotForSale) throw new TryAgain();
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
    if (!(await this.bots.isListening(item.id))) return;
    this.outbox.raise(new BuyerWrote(id, conversationId, item.id, buyer.id), conversationId);
  }
}

/** What the buyer says it is needs no reading, and nothing in the words around it is asked about. */
const offerIn = ({ content, item, stated }: BuyerMessage): FoundOffer | null =>
  stated === undefined
    ? detectOffer(content, { title: item.title, price: toUsd(item.priceCents) })
    : { amount: stated, confidence: 'high', method: 'stated', numbers: [stated] };
