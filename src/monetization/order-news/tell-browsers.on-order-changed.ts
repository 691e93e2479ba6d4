import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Realtime } from '#platform/realtime/realtime';
import { OrderChanged } from '../monetization.contract.js';

/** Both see at once how it stands. */
@Injectable()
@ReactsTo(OrderChanged)
export class TellBrowsersOnOrderChanged implements Reaction<OrderChanged> {
  constructor(private readonly realtime: Realtime) {}

  async react({ orderId, buyerId, sellerId }: OrderChanged): Promise<void> {
    this.realtime.toPeople([buyerId, sellerId], 'monetization.order', { orderId });
  }
}
