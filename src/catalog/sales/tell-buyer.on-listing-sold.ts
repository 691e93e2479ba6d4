import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { NotifyPerson } from '../../notifications/notifications.contract.js';
import { AreApart, ListingSold } from '../catalog.contract.js';
import { linkOfSale, saleSubject } from './sale-notices.js';

/** Unless one of the two has blocked the other: then nothing of the seller reaches them. */
@Injectable()
@ReactsTo(ListingSold)
export class TellBuyerOnListingSold implements Reaction<ListingSold> {
  constructor(
    private readonly db: Database,
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  async react({ saleId, listingId, sellerId, buyerId, title, price }: ListingSold): Promise<void> {
    if (buyerId === null || (await this.queries.execute(new AreApart(buyerId, sellerId)))) return;
    const seller = await this.db.first(
      sql<{ name: string }>`
        select seller.name from catalog.sales sale
        join directory.people seller on seller.id = sale.seller_id and not seller.deleted
        where sale.id = ${saleId} and sale.voided_at is null`,
    );
    if (!seller) return;
    const params = { name: seller.name, title, amount: price };
    const notice = {
      kind: 'other',
      code: 'item-sold',
      params,
      link: linkOfSale(sellerId, listingId),
    } as const;
    await this.commands.execute(new NotifyPerson(buyerId, notice, { subject: saleSubject(saleId) }));
  }
}
