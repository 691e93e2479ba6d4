import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { centsSql } from '#platform/persistence/money.sql';
import type { TunedMarkup } from '../bot-rules/bot-rules.js';
import { type CounterOutcome, tunedMarkup } from './tuned-markup.js';

/** The latest counters that are looked at: what buyers took years ago says little. */
const LATEST = 200;

/** What a seller's own past counters teach. */
@Injectable()
export class PastCounters {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Counters still open have no outcome yet, and one that was refused because somebody else won, or taken in a deal that came to
   * nothing, says nothing: declined it is by its buyer, and withdrawn without having been accepted. (With its item a bot goes,
   * and what it did.)
   */
  async advise(sellerId: string): Promise<TunedMarkup | null> {
    const outcomes = await this.db.rows(sql<CounterOutcome>`
      select ${centsSql("did.data ->> 'minimum_price'")} as "minimumCents",
        did.response_cents as "counterCents", offer.status = 'accepted' as taken
      from messaging.bot_interactions did
      join messaging.offers offer on offer.id = did.offer_id and offer.counter_cents = did.response_cents
      where did.seller_id = ${sellerId} and did.action = 'counter_offer'
        and (offer.status <> 'countered' or offer.expires_at <= ${this.clock.now()})
        and (offer.status <> 'declined' or exists (
          select from messaging.messages said
          where said.conversation_id = offer.conversation_id and said.sender_id = offer.buyer_id
            and said.offer ->> 'id' = offer.id::text and said.offer ->> 'event' = 'declined'))
        and (offer.status <> 'withdrawn' or not exists (
          select from messaging.messages said
          where said.conversation_id = offer.conversation_id
            and said.offer ->> 'id' = offer.id::text and said.offer ->> 'event' = 'accepted'))
      order by did.created_at desc limit ${LATEST}`);
    return tunedMarkup(outcomes);
  }
}
