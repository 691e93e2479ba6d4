import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { itemJson } from '../items/item.sql.js';
import { offerJson } from '../offers/offer.sql.js';
import { personJson } from '../people/person.sql.js';
import type { WaitingOffer, WaitingOffers } from './waiting-offers.dto.js';

/** The open offers whose next move is a person's: of buyers to them, and of sellers' counters. The soonest to expire first. */
export class ListWaitingOffers extends Query<WaitingOffers> {
  constructor(
    readonly personId: string,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(ListWaitingOffers)
export class ListWaitingOffersHandler implements IQueryHandler<ListWaitingOffers> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, limit }: ListWaitingOffers): Promise<WaitingOffers> {
    const found = await this.db.rows(this.waiting(personId, limit + 1));
    return { items: found.slice(0, limit), more: found.length > limit };
  }

  /** Each half reads no further in its index than it has to. */
  private waiting(personId: string, limit: number) {
    const now = this.clock.now();
    const half = (mine: 'seller_id' | 'buyer_id', other: 'seller_id' | 'buyer_id', status: string) => sql`(
      select offer.id, offer.expires_at, person.id as other_id
      from messaging.offers offer
      join directory.people person on person.id = ${sql.ref(`offer.${other}`)} and not person.deleted
      join messaging.items item on item.id = offer.listing_id and item.status = 'active'
      where ${sql.ref(`offer.${mine}`)} = ${personId} and offer.status = ${sql.lit(status)}
        and offer.expires_at > ${now}
      order by offer.expires_at limit ${limit})`;
    return sql<WaitingOffer>`
      with waiting as (
        ${half('seller_id', 'buyer_id', 'negotiating')} union all ${half('buyer_id', 'seller_id', 'countered')}
        order by expires_at limit ${limit}
      )
      select ${offerJson('offer', now)} as offer, ${personJson('person')} as person, ${itemJson('item')} as item
      from waiting
      join messaging.offers offer on offer.id = waiting.id
      join directory.people person on person.id = waiting.other_id
      join messaging.items item on item.id = offer.listing_id
      order by waiting.expires_at`;
  }
}
