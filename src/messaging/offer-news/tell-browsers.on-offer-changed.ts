import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { OfferShape } from '#contract/chat';
import { Clock } from '#platform/config/clock';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { Realtime } from '#platform/realtime/realtime';
import { offerJson } from '../offers/offer.sql.js';
import { OfferChanged } from '../offers/offer-events.js';
import { OfferQuestions } from '../offers/offer-questions.js';

/** Both people see at once where an offer stands. */
@Injectable()
@ReactsTo(OfferChanged)
export class TellBrowsersOnOfferChanged implements Reaction<OfferChanged> {
  constructor(
    private readonly db: Database,
    private readonly realtime: Realtime,
    private readonly questions: OfferQuestions,
    private readonly clock: Clock,
  ) {}

  async react({ offerId, event }: OfferChanged): Promise<void> {
    const found = await this.db.first(sql<{ offer: OfferShape }>`
      select ${offerJson('offer', this.clock.now())} as offer from messaging.offers offer where id = ${offerId}`);
    if (!found) return;
    const { offer } = found;
    for (const person of [offer.buyerId, offer.sellerId])
      this.realtime.toPerson(person, 'messaging.offer', offer);
    // A price that was named takes the place of one that was asked about.
    if (event === 'made') await this.questions.tell(offer.conversationId, offer.buyerId);
  }
}
