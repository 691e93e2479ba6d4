import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { NotifyPerson, ReadNotices, type Telling } from '../../notifications/notifications.contract.js';
import { previewOf } from '../messages/chat-message.js';
import { chatSubject, offerSubject } from '../messages/message.sql.js';
import type { OfferNotice, Side } from '../offers/offer-events.js';
import { conversationRoom } from '../rooms/conversation-room.js';
import { linkOf, noticeOfOffer, type OfferSurroundings } from './offer-notices.js';

const BUYER = sql.ref('offer.buyer_id');
const SELLER = sql.ref('offer.seller_id');

/** Notifies the other side of an offer. */
@Injectable()
export class OfferNews {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
  ) {}

  /** Until the transaction ends nobody else writes where an offer was made, and the two stay who they are. */
  async hold(offerId: string): Promise<void> {
    await this.db.rows(sql`
      select from messaging.conversations
      where id = (select conversation_id from messaging.offers where id = ${offerId}) for update`);
  }

  /** What happened when this side acted; null when the offer is gone with its conversation. */
  async surroundingsOf(offerId: string, by: Side): Promise<OfferSurroundings | null> {
    const [byId, toId] = by === 'buyer' ? [BUYER, SELLER] : [SELLER, BUYER];
    const found = await this.db.first(sql<OfferSurroundings>`
      select offer.id as "offerId", offer.conversation_id as "conversationId", offer.listing_id as "listingId",
        item.title, ${byId} as "byId", ${toId} as "toId", coalesce(person.name, '') as name,
        coalesce(person.deleted, false) as "hasLeft"
      from messaging.offers offer
      join messaging.items item on item.id = offer.listing_id
      left join directory.people person on person.id = ${byId}
      where offer.id = ${offerId}`);
    return found ?? null;
  }

  /** Null for who is none of the two, or no longer. */
  async sideOf(offerId: string, personId: string): Promise<Side | null> {
    const found = await this.db.first(sql<{ side: Side | null }>`
      select case ${personId}::uuid when ${BUYER} then 'buyer' when ${SELLER} then 'seller' end as side
      from messaging.offers offer where id = ${offerId}`);
    return found?.side ?? null;
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
    const seen = await this.seen(conversationId, toId, said);
    const telling = { subject: offerSubject(conversationId), ...seen };
    await this.commands.execute(new NotifyPerson(toId, notice, telling));
  }

  /** Told as an offer, a message needs no notification of its own. It has one when it was asked about first. */
  async takePlaceOfMessage({ toId, conversationId }: OfferSurroundings, messageId: string): Promise<void> {
    const asked = sql`exists (
      select from messaging.messages message
      where message.id = ${messageId} and message.asked_status = 'yes' and message.created_at = notice.created_at)`;
    await this.commands.execute(new ReadNotices(toId, [chatSubject(conversationId)], asked));
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
    const seen = await this.seen(conversationId, toId, true);
    const telling = { subject: chatSubject(conversationId), ...seen };
    await this.commands.execute(new NotifyPerson(toId, notice, telling));
  }

  /**
   * Of what a message has `said`, whoever has read that has read the notice. Behind the lock of the side, so that reading
   * in this moment either is in sight here or finds what is stored.
   */
  private async seen(conversationId: string, personId: string, said: boolean): Promise<Telling> {
    const room = conversationRoom(conversationId);
    if (!said) return { room };
    const side = await this.db.first(sql<{ unread: number }>`
      select unread from messaging.participants
      where conversation_id = ${conversationId} and person_id = ${personId} for share`);
    return { room, read: side?.unread === 0 };
  }
}
