import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { Realtime } from '#platform/realtime/realtime';
import { previewOf } from '../chat/chat-message.js';
import { chatSubject, offerSubject } from '../chat/message.sql.js';
import { NotifyPerson } from '../messaging.contract.js';
import type { OfferNotice } from '../offers/offer-events.js';
import { linkOf, noticeOfOffer, type OfferSurroundings } from './offer-notices.js';

/** Notifies the other side of an offer. */
@Injectable()
export class OfferNews {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** What happened when `byId` acted; null when the offer is gone with its conversation. */
  async surroundingsOf(offerId: string, byId: string): Promise<OfferSurroundings | null> {
    const found = await this.db.first(sql<OfferSurroundings>`
      select offer.id as "offerId", offer.conversation_id as "conversationId", offer.listing_id as "listingId",
        item.title, ${byId} as "byId", coalesce(person.name, '') as name,
        case when offer.buyer_id = ${byId} then offer.seller_id else offer.buyer_id end as "toId"
      from messaging.offers offer
      join messaging.items item on item.id = offer.listing_id
      left join directory.people person on person.id = ${byId}
      where offer.id = ${offerId}`);
    return found ?? null;
  }

  /**
   * `amount` in USD. One notification for a conversation's offers: what happens next replaces it. `said`: a message in
   * the thread says the same.
   */
  async notify(
    about: OfferSurroundings,
    code: OfferNotice,
    amount: number,
    { said = true } = {},
  ): Promise<void> {
    const { toId, conversationId } = about;
    const notice = noticeOfOffer(code, about, amount);
    const thread = { conversationId, said };
    await this.commands.execute(new NotifyPerson(toId, notice, offerSubject(conversationId), thread));
  }

  /** Told as an offer, a message needs no notification of its own. It has one when it was asked about first. */
  async takePlaceOfMessage({ toId, conversationId }: OfferSurroundings, messageId: string): Promise<void> {
    const read = await this.db.rows(sql<{ id: string }>`
      update messaging.notifications notice set read_at = ${this.clock.now()}
      from messaging.messages message
      where message.id = ${messageId} and message.asked_status = 'yes' and notice.person_id = ${toId} and notice.read_at is null
        and notice.subject = ${chatSubject(conversationId)} and notice.created_at = message.created_at
      returning notice.id`);
    const ids = read.map(({ id }) => id);
    if (ids.length > 0) this.realtime.toPerson(toId, 'messaging.notifications-read', { ids });
  }

  /** For who does not want to hear of an offer, its message is one like any other. */
  async notifyOfMessage(about: OfferSurroundings, messageId: string): Promise<void> {
    const { toId, conversationId, name } = about;
    const message = await this.db.first(
      sql<{ content: string }>`select content from messaging.messages where id = ${messageId}`,
    );
    if (!message) return;
    const params = { name, preview: previewOf(message.content) };
    const notice = { kind: 'chat_message', code: 'chat-message', params, link: linkOf(about) } as const;
    const thread = { conversationId, said: true };
    await this.commands.execute(new NotifyPerson(toId, notice, chatSubject(conversationId), thread));
  }
}
