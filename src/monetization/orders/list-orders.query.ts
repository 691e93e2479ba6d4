import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type RawBuilder, sql } from 'kysely';
import { ORDER_LIMITS, type OrderSide } from '#contract/monetization/orders';
import { Database } from '#platform/persistence/database';
import { newerThan, olderThan, pageOf } from '#platform/persistence/time-cursor';
import type { OrderCounts, OrderPage } from './order.dto.js';
import { entryOf, ORDERS, type OrderRow, orderJson } from './order.sql.js';
import type { OrdersParams } from './order-body.dto.js';
import { OrderReading } from './order-reading.js';

/** What somebody bought or sold to be sent: what is under way with the oldest first, or what is over with the latest first. */
export class ListOrders extends Query<OrderPage> {
  constructor(
    readonly personId: string,
    readonly params: OrdersParams,
  ) {
    super();
  }
}

interface Found {
  items: { purchase: OrderRow; at: string; id: string }[];
  counts: OrderCounts | null;
}

@QueryHandler(ListOrders)
export class ListOrdersHandler implements IQueryHandler<ListOrders> {
  constructor(
    private readonly db: Database,
    private readonly reading: OrderReading,
  ) {}

  async execute({ personId, params: { side, when, cursor } }: ListOrders): Promise<OrderPage> {
    const reader = await this.reading.reader(personId);
    const [over, order, after] =
      when === 'past' ? [sql`is not null`, sql`desc`, olderThan] : [sql`is null`, sql`asc`, newerThan];
    const found = await this.db.first(sql<Found>`
      with page as (
        select ${orderJson(reader)} as purchase, purchase.created_at as at, purchase.id from ${ORDERS}
        where ${isOf(personId, side)} and purchase.closed_at ${over} and ${after(cursor, 'purchase.created_at', 'purchase.id')}
        order by purchase.created_at ${order}, purchase.id ${order}
        limit ${ORDER_LIMITS.page + 1}
      )
      select (
          select coalesce(json_agg(json_build_object('purchase', purchase, 'at', at, 'id', id) order by at ${order}, id ${order}), '[]')
          from page
        ) as items,
        case when ${cursor === undefined} then (
          select json_build_object('open', count(*), 'waiting', count(*) filter (where ${waitsFor(side)}))
          from monetization.orders purchase where ${isOf(personId, side)} and purchase.closed_at is null
        ) end as counts`);
    if (!found) throw new Error('A list of orders has no row.');
    const { items, nextCursor } = pageOf(found.items, ORDER_LIMITS.page);
    const page = { items: items.map(({ purchase }) => entryOf(purchase, reader.now)), nextCursor };
    return found.counts ? { ...page, counts: found.counts } : page;
  }
}

const isOf = (personId: string, side: OrderSide): RawBuilder<unknown> =>
  side === 'buyer' ? sql`purchase.buyer_id = ${personId}` : sql`purchase.seller_id = ${personId}`;

const waitsFor = (side: OrderSide): RawBuilder<unknown> =>
  side === 'seller'
    ? sql`purchase.status in ('requested', 'pending_shipment', 'issue_reported')`
    : sql`purchase.status in ('shipped', 'resolved') or (purchase.status = 'pending_shipment' and purchase.ship_to is null)`;
