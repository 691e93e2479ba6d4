import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toUsd } from '#contract/money';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { lockConversation } from '../conversations/lock-conversation.js';
import { BuyerWrote } from '../offers/offer-events.js';
import { BotAnswers } from './bot-answers.js';
import { reactionTo } from './keyword-reactions.js';
import { RunningBots } from './running-bots.js';

/** The bot answers a question it knows, once for each buyer. */
@Injectable()
@ReactsTo(BuyerWrote)
export class AnswerKeywordOnBuyerWrote implements Reaction<BuyerWrote> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly bots: RunningBots,
    private readonly answers: BotAnswers,
  ) {}

  async react({ messageId, conversationId, listingId, buyerId }: BuyerWrote): Promise<void> {
    // Two messages of a buyer may be on their way: behind this lock the second finds the first one's answer.
    await lockConversation(this.em, conversationId);
    const running = await this.bots.on(listingId, buyerId);
    if (!running) return;
    const { bot, rules } = running;
    const original = await this.answers.wordsOf(messageId);
    const known = reactionTo(original, rules.advanced.keywordReactions);
    if (!known) return;
    const rule = `keyword:${known.keyword}`;
    const said = await this.db.first(sql`
      select from messaging.bot_interactions
      where bot_id = ${bot.id} and buyer_id = ${buyerId} and data ->> 'rule' = ${rule}`);
    if (said) return;
    await this.answers.do(bot, {
      conversationId,
      buyerId,
      rule,
      original,
      action: 'reply',
      reply: known.reply,
      shown: null,
      offer: null,
      responseCents: null,
      minimumPrice: toUsd(rules.minimumCents),
    });
  }
}
