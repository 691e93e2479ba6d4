import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { toCents } from '#contract/money';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ListingSold, SaleStands } from '../../catalog/catalog.contract.js';
import { EndedOrders } from './ended-orders.js';

/**
 * Who bought it still has it sent to them, for what it was sold for; to everybody else nothing is. Nothing keeps it any more.
 * What was let go before is another deal, and keeps its price.
 */
@Injectable()
@ReactsTo(ListingSold)
export class SettleOrdersOnListingSold implements Reaction<ListingSold> {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly orders: EndedOrders,
  ) {}

  async react({ saleId, listingId, buyerId, price }: ListingSold): Promise<void> {
    if (!(await this.commands.execute(new SaleStands(listingId, saleId)))) return;
    await this.orders.end(
      sql`listing_id = ${listingId} and buyer_id is distinct from ${buyerId}::uuid`,
      'sold',
    );
    await this.db.rows(sql`
      update monetization.orders set reserved_at = null, sale_id = ${saleId}, price_cents = ${toCents(price)}
      where listing_id = ${listingId} and buyer_id = ${buyerId}::uuid and closed_at is null and sale_id is null
        and let_go_at is null`);
  }
}
