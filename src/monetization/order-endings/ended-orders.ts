import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { OrderCancelCause } from '#contract/monetization/orders';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { OrderChanged } from '../monetization.contract.js';
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
   * Ends the orders that `which` chooses (SQL of `purchase`) among those that nothing was sent of. `byId`: who brought it about, if
   * the two may know. Within the caller's transaction. What was kept for one of them alone is given back by a reaction: its row
   * is locked before those of orders, and not after.
   */
  async end(which: RawBuilder<unknown>, cause: OrderCancelCause, byId: string | null = null): Promise<void> {
    const now = this.clock.now();
    const side = sql`case when ${byId}::uuid = buyer_id then 'buyer' when ${byId}::uuid = seller_id then 'seller' end`;
    const past = { ...NOTHING_SAID, event: 'canceled', at: now.toISOString(), cause };
    const ended = await this.db.rows(sql<Ended>`
      with unsent as (
        select id, reserved_at from monetization.orders purchase
        where status in ('requested', 'pending_shipment') and ${which}
        order by id for update
      )
      update monetization.orders purchase set status = 'canceled', cancel_cause = ${cause}, reserved_at = null,
        canceled_by = ${side}, history = history || jsonb_build_array(${JSON.stringify(past)}::jsonb || jsonb_build_object('by', ${side})),
        ship_to = null, closed_at = ${now}, updated_at = ${now}
      from unsent where purchase.id = unsent.id
      returning purchase.id, listing_id as "listingId", buyer_id as "buyerId", seller_id as "sellerId",
        unsent.reserved_at is not null as "wasKept"`);
    for (const { id, listingId, buyerId, sellerId, wasKept } of ended) {
      const told = [listingId, buyerId, sellerId, 'canceled', cause] as const;
      this.outbox.raise(new OrderChanged(id, 'canceled', byId, ...told), id);
      if (wasKept && listingId) this.outbox.raise(new OrderGaveWay(listingId, sellerId), listingId);
    }
  }
}
