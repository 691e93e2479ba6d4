import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Realtime } from '#platform/realtime/realtime';
import { OrderTouched } from '../orders/order-touched.js';

@Injectable()
@ReactsTo(OrderTouched)
export class TellBrowsersOnOrderTouched implements Reaction<OrderTouched> {
  constructor(private readonly realtime: Realtime) {}

  async react({ orderId, buyerId, sellerId }: OrderTouched): Promise<void> {
    this.realtime.toPeople([buyerId, sellerId], 'monetization.order', { orderId });
  }
}
