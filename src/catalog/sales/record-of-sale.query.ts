import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { RecordOfSale, type SaleRecord } from '../catalog.contract.js';

@QueryHandler(RecordOfSale)
export class RecordOfSaleHandler implements IQueryHandler<RecordOfSale> {
  constructor(private readonly db: Database) {}

  async execute({ saleId, held }: RecordOfSale): Promise<SaleRecord | null> {
    const row = await this.db.first(sql<{ sale: SaleRecord }>`
      select json_build_object('id', id, 'listingId', listing_id, 'sellerId', ${whoIsHere('seller_id')},
        'buyerId', ${whoIsHere('buyer_id')}, 'title', title, 'price', ${usdSql('price_cents')}, 'image', image,
        'hidden', hidden, 'soldAt', sold_at, 'voided', voided_at is not null) as sale
      from catalog.sales where id = ${saleId} ${held ? sql`for share of sales` : sql``}`);
    return row?.sale ?? null;
  }
}

/** Who left while it was recorded stands there until what reacts to it has been by. */
const whoIsHere = (side: 'seller_id' | 'buyer_id') =>
  sql`(select person.id from directory.people person where person.id = sales.${sql.ref(side)} and not person.deleted)`;
