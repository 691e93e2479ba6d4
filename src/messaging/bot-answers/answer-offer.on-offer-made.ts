import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/config/clock';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { lockConversation } from '../conversations/lock-conversation.js';
import { OfferNews } from '../offer-news/offer-news.js';
import { Offer } from '../offers/offer.entity.js';
import { OfferMade } from '../offers/offer-events.js';
import { lockOffer } from '../offers/offer-locks.js';
import { BotAnswers } from './bot-answers.js';
import type { Decision } from './decide.js';
import { OfferDecisions } from './offer-decisions.js';

/** The listing's bot answers an offer, and the seller hears of it. The buyer's message has long been delivered. */
@Injectable()
@ReactsTo(OfferMade)
export class AnswerOfferOnOfferMade implements Reaction<OfferMade> {
  constructor(
    private readonly em: EntityManager,
    private readonly decisions: OfferDecisions,
    private readonly answers: BotAnswers,
    private readonly news: OfferNews,
    private readonly clock: Clock,
  ) {}

  async react({ offerId }: OfferMade): Promise<void> {
    const offer = await this.lock(offerId);
    // The seller was faster, or the buyer has named another price since.
    if (offer?.statusAt(this.clock.now()) !== 'negotiating') return;
    const price = offer.price;
    const answered = await this.decisions.on(offer);
    if (answered) await this.answers.answer(answered.bot, offer, answered.decision);
    await this.tellSeller(offer, price, answered?.decision);
    await this.em.flush();
  }

  private async lock(offerId: string): Promise<Offer | null> {
    const known = await this.em.findOne(Offer, offerId);
    if (!known) return null;
    await lockConversation(this.em, known.conversationId);
    return lockOffer(this.em, offerId);
  }

  /** Once, whatever there is to tell. */
  private async tellSeller(offer: Offer, price: number, decision?: Decision): Promise<void> {
    const { id, messageId } = offer;
    const about = await this.news.surroundingsOf(id, 'buyer');
    if (!about) return;
    const wanted = !decision || decision.tellsSeller || decision.tellsOfBehavior;
    if (!wanted) return this.news.notifyOfMessage(about, messageId);
    await this.news.takePlaceOfMessage(about, messageId);
    await this.news.notify(about, noticeOf(decision), price);
  }
}

/** Whether the seller is still to answer, and else what they asked to be told of. */
function noticeOf(
  decision?: Decision,
): 'offer-acceptable' | 'buyer-behavior' | 'offer-answered' | 'offer-made' {
  if (decision?.acceptable && decision.tellsSeller) return 'offer-acceptable';
  if (decision?.tellsOfBehavior) return 'buyer-behavior';
  return decision?.action === 'counter_offer' || decision?.action === 'reject'
    ? 'offer-answered'
    : 'offer-made';
}
