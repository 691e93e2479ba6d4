import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { PeopleParted } from '../../messaging/messaging.contract.js';
import { EndedOrders } from './ended-orders.js';

@Injectable()
@ReactsTo(PeopleParted)
export class EndOrdersOnPeopleParted implements Reaction<PeopleParted> {
  constructor(private readonly orders: EndedOrders) {}

  react({ oneId, otherId }: PeopleParted): Promise<void> {
    const two = sql`(buyer_id, seller_id) in ((${oneId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${oneId}::uuid))`;
    return this.orders.end(two, 'blocked');
  }
}
