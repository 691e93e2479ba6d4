import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { OrderCancelCause, OrderSide } from '#contract/monetization/orders';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { OrderChanged } from '../monetization.contract.js';
import { UNSENT } from '../orders/order.sql.js';
import { NOTHING_SAID } from '../orders/order-history.js';
import { OrderGaveWay } from './order-gave-way.js';

interface Ended {
  id: string;
  listingId: string | null;
  buyerId: string;
  sellerId: string;
  wasKept: boolean;
}

/** Orders that end by what happens around them, and not by a move of the two. What has been sent is on its way, whatever happens. */
@Injectable()
export class EndedOrders {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends the orders that `which` chooses (SQL of `purchase`) among those that nothing was sent of. `by`: which of the two
   * brought it about, if they may know. Within the caller's transaction. What was kept for one of them alone is given back by
   * a reaction: its row is locked before those of orders, and not after.
   */
  async end(which: RawBuilder<unknown>, cause: OrderCancelCause, by: OrderSide | null = null): Promise<void> {
    const now = this.clock.now();
    const past = { ...NOTHING_SAID, event: 'canceled', at: now.toISOString(), cause, by };
    const ended = await this.db.rows(sql<Ended>`
      with unsent as (
        select id, reserved_at from monetization.orders purchase
        where status in ${UNSENT} and ${which}
        order by id for update
      )
      update monetization.orders purchase set status = 'canceled', cancel_cause = ${cause}, reserved_at = null,
        canceled_by = ${by}, history = history || jsonb_build_array(${JSON.stringify(past)}::jsonb),
        ship_to = null, closed_at = ${now}, updated_at = ${now}
      from unsent where purchase.id = unsent.id
      returning purchase.id, listing_id as "listingId", buyer_id as "buyerId", seller_id as "sellerId",
        unsent.reserved_at is not null as "wasKept"`);
    for (const { id, listingId, buyerId, sellerId, wasKept } of ended) {
      const byId = by && { buyer: buyerId, seller: sellerId }[by];
      const told = [listingId, buyerId, sellerId, 'canceled', cause] as const;
      this.outbox.raise(new OrderChanged(id, 'canceled', byId, ...told), id);
      if (wasKept && listingId) this.outbox.raise(new OrderGaveWay(listingId, sellerId, id), listingId);
    }
  }
}
