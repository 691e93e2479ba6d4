import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { OrderChanged } from '../monetization.contract.js';
import { OrderNews } from './order-news.js';

@Injectable()
@ReactsTo(OrderChanged)
export class NotifyPeopleOnOrderChanged implements Reaction<OrderChanged> {
  constructor(private readonly news: OrderNews) {}

  react(changed: OrderChanged): Promise<void> {
    return this.news.tell(changed);
  }
}
