import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { RecentSaleShape } from '#contract/market';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { Realtime } from '#platform/realtime/realtime';
import { ListingSold } from '../catalog.contract.js';
import { MarketLife } from './market-life.js';
import { SALES_ROOM } from './sales.gateway.js';
import { SHOWN_SALE } from './shown-sale.sql.js';

/** Whoever has the latest sales in sight sees this one, unless its seller keeps it to themselves. */
@Injectable()
@ReactsTo(ListingSold)
export class TellVisitorsOnListingSold implements Reaction<ListingSold> {
  constructor(
    private readonly db: Database,
    private readonly realtime: Realtime,
    private readonly life: MarketLife,
  ) {}

  async react({ saleId }: ListingSold): Promise<void> {
    const row = await this.db.first(sql<{ sale: RecentSaleShape }>`
      select ${SHOWN_SALE} as sale
      from catalog.sales sale
      join directory.people seller on seller.id = sale.seller_id and not seller.deleted
      where sale.id = ${saleId} and sale.voided_at is null and not sale.hidden`);
    if (!row) return;
    this.life.forget();
    this.realtime.toRoom(SALES_ROOM, 'catalog.item-sold', row.sale);
  }
}
