import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { NotifyPerson, type Telling } from '../../notifications/notifications.contract.js';
import type { OrderChanged } from '../monetization.contract.js';
import { noticeOfOrder, orderSubject } from './order-notices.js';

/** Tells whoever did not do it; both, when nobody did. */
@Injectable()
export class OrderNews {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
  ) {}

  async tell(changed: OrderChanged, how: Telling = {}): Promise<void> {
    const { orderId, byId, buyerId, sellerId } = changed;
    const about = await this.db.first(sql<{ title: string; name: string | null; wasRequested: boolean }>`
      select title, (select name from directory.people where id = ${byId}::uuid) as name,
        history @> '[{"event": "requested"}]' as "wasRequested"
      from monetization.orders where id = ${orderId}`);
    if (!about) return;
    const notice = noticeOfOrder(changed, { ...about, name: about.name ?? '' });
    for (const personId of [buyerId, sellerId])
      if (personId !== byId)
        await this.commands.execute(
          new NotifyPerson(personId, notice, { ...how, subject: orderSubject(orderId) }),
        );
  }
}
