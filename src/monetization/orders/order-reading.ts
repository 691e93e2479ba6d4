import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { OrderEntryShape } from '#contract/monetization/orders';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { FollowedOrders } from './followed-orders.js';
import type { OrderView } from './order.dto.js';
import { OrderNotFound } from './order.errors.js';
import { entryOf, ORDERS, type OrderRow, orderJson, type Reader } from './order.sql.js';

/** Orders as one of the two sees them. */
@Injectable()
export class OrderReading {
  constructor(
    private readonly db: Database,
    private readonly followed: FollowedOrders,
    private readonly clock: Clock,
  ) {}

  async reader(personId: string): Promise<Reader> {
    return { id: personId, followed: await this.followed.of(personId), now: this.clock.now() };
  }

  /** @throws OrderNotFound for whoever is not one of the two, OrderLocked for a seller whose plan does not follow it */
  async of(orderId: string, personId: string): Promise<OrderView> {
    const { order } = await this.entry(orderId, personId);
    if (!order) throw await this.followed.locked(personId);
    return order;
  }

  /** @throws OrderNotFound for whoever is not one of the two */
  async entry(orderId: string, personId: string): Promise<OrderEntryShape> {
    const own = sql`${personId}::uuid in (purchase.buyer_id, purchase.seller_id)`;
    const [entry] = await this.all(await this.reader(personId), sql`purchase.id = ${orderId} and ${own}`);
    if (!entry) throw new OrderNotFound();
    return entry;
  }

  /** `rest`: which of them, in which order, and how many. */
  async all(reader: Reader, rest: RawBuilder<unknown>): Promise<OrderEntryShape[]> {
    const rows = await this.db.rows(sql<{ purchase: OrderRow }>`
      select ${orderJson(reader)} as purchase from ${ORDERS} where ${rest}`);
    return rows.map(({ purchase }) => entryOf(purchase, reader.now));
  }
}
