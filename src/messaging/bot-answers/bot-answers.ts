import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { BotAction } from '#contract/bots';
import type { ChatMessageShape } from '#contract/chat';
import { toUsd } from '#contract/money';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import type { Bot } from '../bot/bot.entity.js';
import type { Offer } from '../offers/offer.entity.js';
import { PostMessage } from '../sending/post-message.js';
import type { Decision } from './decide.js';

/** One thing a bot does. */
interface Deed {
  action: BotAction;
  conversationId: string;
  buyerId: string;
  reply: string;
  /** What the reply does to an offer, shown with it. */
  shown: ChatMessageShape['offer'];
  /** The offer it answers; none for a keyword or silence. */
  offer: Offer | null;
  responseCents: number | null;
  /** USD. */
  minimumPrice: number;
  rule: string | null;
  /** The buyer's words. */
  original: string;
}

/** Says what a bot has decided, in its seller's name, and keeps a record of it. Within the caller's transaction. */
@Injectable()
export class BotAnswers {
  constructor(
    private readonly db: Database,
    private readonly messages: PostMessage,
    private readonly clock: Clock,
  ) {}

  /** Answers an offer, which is countered, declined or left as it is. */
  async answer(bot: Bot, offer: Offer, decision: Decision): Promise<void> {
    const { action, reply, counterCents, minimumCents, rule } = decision;
    if (action === null || reply === null) return;
    const now = this.clock.now();
    if (counterCents !== null) offer.counter(counterCents, now, { automatic: true });
    if (action === 'reject') offer.decline(offer.sellerId, now, { automatic: true });
    const event = ({ counter_offer: 'countered', reject: 'declined' } as const)[action as string];
    await this.do(bot, {
      action,
      reply,
      rule,
      offer,
      conversationId: offer.conversationId,
      buyerId: offer.buyerId,
      shown: event ? { id: offer.id, event, amount: offer.price } : null,
      responseCents: counterCents,
      minimumPrice: toUsd(minimumCents),
      original: await this.wordsOf(offer.messageId),
    });
  }

  async do(bot: Bot, deed: Deed): Promise<void> {
    const { action, conversationId, buyerId, offer, responseCents, reply: content } = deed;
    await this.db.rows(sql`
      insert into messaging.bot_interactions (id, bot_id, seller_id, listing_id, conversation_id, buyer_id, offer_id,
        action, offered_cents, response_cents, data, created_at)
      values (${uuid()}, ${bot.id}, ${bot.sellerId}, ${bot.listingId}, ${conversationId}, ${buyerId},
        ${offer && offer.id}, ${action}, ${offer && offer.amountCents}, ${responseCents},
        ${JSON.stringify(dataOf(deed))}::jsonb, ${this.clock.now()})`);
    const said = { conversationId, senderId: bot.sellerId, kind: 'text', content, automatic: true } as const;
    await this.messages.post({ ...said, offer: deed.shown });
  }

  async wordsOf(messageId: string): Promise<string> {
    const message = await this.db.first(
      sql<{ content: string }>`select content from messaging.messages where id = ${messageId}`,
    );
    return message?.content ?? '';
  }
}

/** The fields of an interaction (spec 2, section 3). */
const dataOf = ({ offer, original, minimumPrice, rule }: Deed) => ({
  original_message: original,
  detected_offer: offer && toUsd(offer.amountCents),
  detection_method: offer && offer.method,
  detection_confidence: offer && offer.confidence,
  all_numbers_found: offer ? offer.numbers : [],
  minimum_price: minimumPrice,
  rule,
});
