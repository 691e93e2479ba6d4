import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { toCents } from '#contract/money';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { Realtime } from '#platform/realtime/realtime';
import type { OfferQuestion } from './offer.dto.js';

/** What a person is asked in a conversation, by the columns of `talk` and `item`; only while the item is for sale. */
export const openQuestion = (personId: RawBuilder<unknown>): RawBuilder<OfferQuestion | null> =>
  sql<OfferQuestion | null>`(
    select json_build_object('messageId', asked.id, 'amount', ${usdSql('asked.asked_cents')})
    from messaging.messages asked
    where asked.conversation_id = talk.id and asked.sender_id = ${personId} and asked.asked_status = 'open'
      and asked.removed_at is null and item.status = 'active')`;

/** "Is $N your offer?": stands with the message, on all its buyer's devices, until they say or name another price. */
@Injectable()
export class OfferQuestions {
  constructor(
    private readonly db: Database,
    private readonly realtime: Realtime,
  ) {}

  /** Asks about a message that is stored; what was asked before is no longer meant. Within the caller's transaction. */
  async ask(messageId: string, conversationId: string, buyerId: string, amount: number): Promise<void> {
    await this.replace(conversationId, buyerId);
    await this.db.rows(sql`
      update messaging.messages set asked_cents = ${toCents(amount)}, asked_status = 'open'
      where id = ${messageId}`);
  }

  /** The buyer has named another price. Within the caller's transaction. */
  async replace(conversationId: string, buyerId: string): Promise<void> {
    await this.db.rows(sql`
      update messaging.messages set asked_status = 'replaced'
      where conversation_id = ${conversationId} and sender_id = ${buyerId} and asked_status = 'open'`);
  }

  /** USD: what is still asked about a message. */
  async amountOf(messageId: string): Promise<number | null> {
    const asked = await this.db.first(sql<{ amount: number }>`
      select ${usdSql('asked_cents')} as amount from messaging.messages
      where id = ${messageId} and asked_status = 'open'`);
    return asked?.amount ?? null;
  }

  /** Shows the buyer, on every device, what is asked of them now. Once the change has committed. */
  async tell(conversationId: string, buyerId: string): Promise<void> {
    const found = await this.db.first(sql<{ question: OfferQuestion | null }>`
      select ${openQuestion(sql`${buyerId}::uuid`)} as question
      from messaging.conversations talk left join messaging.items item on item.id = talk.listing_id
      where talk.id = ${conversationId}`);
    const question = found?.question ?? null;
    this.realtime.toPerson(buyerId, 'messaging.offer-question', { conversationId, question });
  }
}
