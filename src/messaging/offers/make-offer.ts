import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { lockConversation } from '../conversations/lock-conversation.js';
import { Offer, type OfferParts } from './offer.entity.js';
import { ItemNotForSale } from './offer.errors.js';
import { lockOpenOffers } from './offer-locks.js';
import { OfferQuestions } from './offer-questions.js';

/** Turns a price into an offer. A buyer has one open offer for a listing: the one before gives way. */
@Injectable()
export class MakeOffer {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly questions: OfferQuestions,
    private readonly clock: Clock,
  ) {}

  /** Within the caller's transaction. @throws ItemNotForSale when it is so no more */
  async make(parts: OfferParts): Promise<Offer> {
    const now = this.clock.now();
    // All offers of a buyer for a listing are made in one conversation.
    await lockConversation(this.em, parts.conversationId);
    await this.holdForSale(parts.listingId);
    await this.questions.replace(parts.conversationId, parts.buyerId);
    const earlier = await lockOpenOffers(this.em, parts.listingId, parts.buyerId);
    for (const offer of earlier) offer.giveWay(now);
    // Before the insert: the unit of work would do it after, and two open offers must never meet.
    await this.em.flush();
    const offer = Offer.make(parts, now);
    this.em.persist(offer);
    await this.em.flush();
    return offer;
  }

  /** What is sold is copied either before, and there is no offer, or after, and then it is closed with the others. */
  private async holdForSale(listingId: string): Promise<void> {
    const item = await this.db.first(sql`
      select from messaging.items where id = ${listingId} and status = 'active' for share`);
    if (!item) throw new ItemNotForSale();
  }
}
