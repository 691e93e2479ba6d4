import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { NotifyPerson } from '../../notifications/notifications.contract.js';
import { SaleCancelled } from '../catalog.contract.js';
import { linkOfSale, saleSubject } from './sale-notices.js';

/** What they were told of the sale is replaced. */
@Injectable()
@ReactsTo(SaleCancelled)
export class TellBuyerOnSaleCancelled implements Reaction<SaleCancelled> {
  constructor(private readonly commands: CommandBus) {}

  async react({ saleId, listingId, sellerId, buyerId, title }: SaleCancelled): Promise<void> {
    if (buyerId === null) return;
    const link = linkOfSale(sellerId, listingId);
    const notice = { kind: 'other', code: 'sale-cancelled', params: { title }, link } as const;
    await this.commands.execute(new NotifyPerson(buyerId, notice, { subject: saleSubject(saleId) }));
  }
}
