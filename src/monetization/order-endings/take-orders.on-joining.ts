import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';
import { orderUsage } from '../order-moves/order-media.js';
import { EndedOrders } from './ended-orders.js';

/** Of two orders about one listing the member's stays; and nobody sends themselves anything. */
@Injectable()
@OnJoining()
export class TakeOrdersOnJoining implements TakeAlongRule {
  constructor(
    private readonly db: Database,
    private readonly orders: EndedOrders,
    private readonly media: MediaLibrary,
  ) {}

  async takeAlong({ guestId: from, memberId: to }: Joiner): Promise<void> {
    const oneself = sql`(buyer_id, seller_id) in ((${from}::uuid, ${to}::uuid), (${to}::uuid, ${from}::uuid))`;
    const second = sql`buyer_id = ${from} and exists (
      select from monetization.orders own
      where own.buyer_id = ${to} and own.listing_id = purchase.listing_id and own.closed_at is null
        and own.let_go_at is null)`;
    await this.orders.end(sql`(${oneself} or (${second}))`, 'left');
    const gone = await this.db.rows(sql<{ id: string }>`
      delete from monetization.orders where ${oneself} returning id`);
    await this.media.detachFrom(...gone.map(({ id }) => orderUsage(id)));
    await this.db.rows(sql`update monetization.orders set buyer_id = ${to} where buyer_id = ${from}`);
    await this.db.rows(sql`update monetization.orders set seller_id = ${to} where seller_id = ${from}`);
  }
}
