import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import type { Bot } from '../bot/bot.entity.js';
import type { Situation } from '../bot-rules/bot-rules.js';
import type { Offer } from '../offers/offer.entity.js';
import { type Decision, decide } from './decide.js';
import { PastCounters } from './past-counters.js';
import { RunningBots } from './running-bots.js';

interface Known {
  askingCents: number;
  listedAtMs: number;
  buyer: Situation['buyer'];
}

/** Gathers what a bot must know of an offer, and lets it decide. */
@Injectable()
export class OfferDecisions {
  constructor(
    private readonly db: Database,
    private readonly bots: RunningBots,
    private readonly past: PastCounters,
    private readonly clock: Clock,
  ) {}

  /** Null when no bot answers for this listing. */
  async on(offer: Offer): Promise<{ bot: Bot; decision: Decision } | null> {
    const running = await this.bots.on(offer.listingId, offer.buyerId);
    if (!running) return null;
    const { bot, rules } = running;
    const tuned = rules.advanced.tunedCounters ? await this.past.advise(bot.sellerId) : null;
    const { askingCents, listedAtMs, buyer } = await this.know(offer);
    const situation: Situation = {
      askingCents,
      buyer,
      tuned,
      listedAt: new Date(listedAtMs),
      offeredCents: offer.amountCents,
      now: this.clock.now(),
    };
    return { bot, decision: decide(rules, situation) };
  }

  private async know({ id, listingId, buyerId }: Offer): Promise<Known> {
    const known = await this.db.first(sql<Known>`
      select item.price_cents as "askingCents", extract(epoch from item.listed_at)::float8 * 1000 as "listedAtMs",
        json_build_object(
          'guest', exists (select from directory.people where id = ${buyerId} and kind = 'guest'),
          'offers', count(*), 'earlierCounterCents', min(offer.counter_cents),
          'wentSilent', bool_or(offer.followed_up_at is not null)) as buyer
      from messaging.items item
      join messaging.offers offer on offer.listing_id = item.id and offer.buyer_id = ${buyerId}
      where item.id = ${listingId}
      group by item.id`);
    if (!known) throw new Error(`The listing of offer ${id} is not known.`);
    return known;
  }
}
