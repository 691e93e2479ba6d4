import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { DealCalledOff } from '../../messaging/messaging.contract.js';
import { EndedOrders } from './ended-orders.js';

@Injectable()
@ReactsTo(DealCalledOff)
export class EndOrdersOnDealCalledOff implements Reaction<DealCalledOff> {
  constructor(private readonly orders: EndedOrders) {}

  react({ listingId, buyerId, byId, calledOffAt }: DealCalledOff): Promise<void> {
    const by = byId === buyerId ? 'buyer' : 'seller';
    const before = calledOffAt
      ? sql`and coalesce(opened_at, created_at) <= ${calledOffAt}::timestamptz`
      : sql``;
    const which = sql`listing_id = ${listingId} and buyer_id = ${buyerId} ${before}`;
    return this.orders.end(which, 'deal-canceled', by);
  }
}
