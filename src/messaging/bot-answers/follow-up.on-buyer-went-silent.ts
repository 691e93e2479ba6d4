import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { toUsd } from '#contract/money';
import { Clock } from '#platform/config/clock';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { lockConversation } from '../conversations/lock-conversation.js';
import { OfferNews } from '../offer-news/offer-news.js';
import { Offer } from '../offers/offer.entity.js';
import { BuyerWentSilent } from '../offers/offer-events.js';
import { lockOffer } from '../offers/offer-locks.js';
import { BotAnswers } from './bot-answers.js';
import { afterSilence } from './buyer-behavior.js';
import { RunningBots } from './running-bots.js';

/** Says to a silent buyer what the seller wanted said, or tells the seller. (A lower markup shows in the next counter.) */
@Injectable()
@ReactsTo(BuyerWentSilent)
export class FollowUpOnBuyerWentSilent implements Reaction<BuyerWentSilent> {
  constructor(
    private readonly em: EntityManager,
    private readonly bots: RunningBots,
    private readonly answers: BotAnswers,
    private readonly news: OfferNews,
    private readonly clock: Clock,
  ) {}

  async react({ offerId }: BuyerWentSilent): Promise<void> {
    const known = await this.em.findOne(Offer, offerId);
    if (!known) return;
    await lockConversation(this.em, known.conversationId);
    const offer = await lockOffer(this.em, offerId);
    const { conversationId, listingId, buyerId } = offer;
    if (offer.statusAt(this.clock.now()) !== 'countered') return;
    // Kept for somebody else since: the job comes back to it when it is for sale again.
    if (!(await this.bots.isForSale(listingId))) {
      offer.followUpLater();
      return this.em.flush();
    }
    const running = await this.bots.on(listingId, buyerId);
    if (!running) return;

    const { bot, rules } = running;
    const { message, notify } = afterSilence(rules.advanced.behaviorTriggers);
    if (message)
      await this.answers.do(bot, {
        conversationId,
        buyerId,
        action: 'reply',
        reply: message,
        shown: null,
        offer: null,
        responseCents: null,
        minimumPrice: toUsd(rules.minimumCents),
        rule: 'behavior:silent_after_counter',
        original: await this.answers.wordsOf(offer.messageId),
      });
    const about = notify ? await this.news.surroundingsOf(offerId, 'buyer') : null;
    if (about) await this.news.notify(about, 'buyer-behavior', offer.price, { said: false });
  }
}
