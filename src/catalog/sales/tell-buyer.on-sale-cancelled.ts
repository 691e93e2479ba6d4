import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { NotifyPerson, WithdrawNotices } from '../../notifications/notifications.contract.js';
import { AreApart, SaleCancelled } from '../catalog.contract.js';
import { linkOfSale, saleSubject } from './sale-notices.js';

/** What they were told of the sale is replaced; where one of the two has blocked the other by now, it goes. */
@Injectable()
@ReactsTo(SaleCancelled)
export class TellBuyerOnSaleCancelled implements Reaction<SaleCancelled> {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  async react({ saleId, listingId, sellerId, buyerId, title }: SaleCancelled): Promise<void> {
    if (buyerId === null) return;
    const subject = saleSubject(saleId);
    if (await this.queries.execute(new AreApart(buyerId, sellerId))) {
      await this.commands.execute(new WithdrawNotices([{ personId: buyerId, subject }]));
      return;
    }
    const link = linkOfSale(sellerId, listingId);
    const notice = { kind: 'other', code: 'sale-cancelled', params: { title }, link } as const;
    await this.commands.execute(new NotifyPerson(buyerId, notice, { subject }));
  }
}
