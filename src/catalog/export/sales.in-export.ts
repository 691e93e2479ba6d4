import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  type ExportedPerson,
  type ExportedRow,
  type ExportPart,
  InExport,
  NotInExport,
} from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';

type Found = ExportedRow & { id: string };

/** What they sold, and what they bought. */
@Injectable()
@InExport('sales', 'catalog.sales.seller_id', 'catalog.sales.buyer_id', 'catalog.sales.image')
@NotInExport({
  'catalog.top_sellers.seller_id': 'Counted of the sales, every few minutes.',
  'catalog.insights.seller_id': 'Reckoned from their listings and sales, which are in the copy.',
  'catalog.insights.data': 'Reckoned from their listings and sales, which are in the copy.',
})
export class SalesInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select sale.id,
          json_build_object('listing', title, 'category', category, 'condition', condition,
            'price', ${usdSql('price_cents')}, 'mine', seller_id = ${id}, 'with', nullif(other.name, ''),
            'soldAt', sold_at, 'calledOffAt', voided_at) as row,
          array_remove(array[image ->> 'id'], null) as pictures
        from catalog.sales sale
        left join directory.people other on other.id = case when seller_id = ${id} then buyer_id else seller_id end
        where (seller_id = ${id} or buyer_id = ${id}) and ${idAfter(after, 'sale.id')}
        order by sale.id limit ${limit}`),
    );
  }
}
