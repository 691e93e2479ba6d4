import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { NotifyPerson } from '../../notifications/notifications.contract.js';
import { OrderTouched } from '../orders/order-touched.js';
import { linkOfOrder, orderSubject } from './order-notices.js';

/** The seller who waits for it hears that the buyer has said where to; the address itself is in no notification. */
@Injectable()
@ReactsTo(OrderTouched)
export class NotifySellerOnOrderTouched implements Reaction<OrderTouched> {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
  ) {}

  async react({ orderId, buyerId, sellerId, what }: OrderTouched): Promise<void> {
    if (what !== 'address') return;
    const about = await this.db.first(sql<{ title: string; name: string }>`
      select title, (select name from directory.people where id = ${buyerId}) as name
      from monetization.orders where id = ${orderId} and status = 'pending_shipment'`);
    if (!about) return;
    const notice = {
      kind: 'order',
      code: 'order-address',
      params: { name: about.name, title: about.title },
      link: linkOfOrder(orderId),
    } as const;
    await this.commands.execute(new NotifyPerson(sellerId, notice, { subject: orderSubject(orderId) }));
  }
}
