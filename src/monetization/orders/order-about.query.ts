import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import {
  OrderAbout,
  type OrderUnderWay,
  ShippedOrders,
  type TakenListing,
} from '../../catalog/catalog.contract.js';
import { UNDER_WAY } from './order.sql.js';

@QueryHandler(OrderAbout)
export class OrderAboutHandler implements IQueryHandler<OrderAbout> {
  constructor(private readonly db: Database) {}

  async execute({ listingId }: OrderAbout): Promise<OrderUnderWay | null> {
    const order = await this.db.first(sql<OrderUnderWay>`
      select buyer_id as "buyerId", status <> 'pending_shipment' as "isShipped" from monetization.orders
      where listing_id = ${listingId} and status in ${UNDER_WAY} and let_go_at is null
      order by created_at desc limit 1`);
    return order ?? null;
  }
}

@QueryHandler(ShippedOrders)
export class ShippedOrdersHandler implements IQueryHandler<ShippedOrders> {
  constructor(private readonly db: Database) {}

  async execute({ listingIds }: ShippedOrders): Promise<TakenListing[]> {
    return this.db.rows(sql<TakenListing>`
      select listing_id as "listingId", buyer_id as "buyerId" from monetization.orders
      where listing_id = any(${listingIds}::uuid[]) and status in ${UNDER_WAY} and status <> 'pending_shipment'
        and let_go_at is null`);
  }
}
