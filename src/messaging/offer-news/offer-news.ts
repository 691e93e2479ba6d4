import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { NotifyPerson } from '../messaging.contract.js';
import type { OfferNotice } from '../offers/offer-events.js';
import { noticeOfOffer, type OfferSurroundings } from './offer-notices.js';

/** Notifies the other side of an offer. */
@Injectable()
export class OfferNews {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
  ) {}

  /** What happened when `byId` acted; null when the offer is gone with its conversation. */
  async surroundingsOf(offerId: string, byId: string): Promise<OfferSurroundings | null> {
    const found = await this.db.first(sql<OfferSurroundings>`
      select offer.id as "offerId", offer.conversation_id as "conversationId", offer.listing_id as "listingId",
        item.title, ${byId} as "byId", coalesce(person.name, '') as name,
        case when offer.buyer_id = ${byId} then offer.seller_id else offer.buyer_id end as "toId"
      from messaging.offers offer
      join messaging.items item on item.id = offer.listing_id
      left join messaging.people person on person.id = ${byId}
      where offer.id = ${offerId}`);
    return found ?? null;
  }

  /** `amount` in USD. One unread notification an offer: what happens next replaces it. */
  async notify(about: OfferSurroundings, code: OfferNotice, amount: number): Promise<void> {
    const notice = noticeOfOffer(code, about, amount);
    const subject = code === 'buyer-behavior' ? `behavior:${about.offerId}` : `offer:${about.offerId}`;
    await this.commands.execute(new NotifyPerson(about.toId, notice, subject));
  }
}
