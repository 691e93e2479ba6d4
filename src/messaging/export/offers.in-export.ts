import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';
import { offerStatus } from '../offers/offer.sql.js';

type Found = ExportedRow & { id: string };

/** Those they made, and those they were made. */
@Injectable()
@InExport('offers', 'messaging.offers.buyer_id', 'messaging.offers.seller_id', 'messaging.offers.numbers')
export class OffersInExport implements ExportPart {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select offer.id, json_build_object('conversation', conversation_id, 'listing', item.title,
          'mine', buyer_id = ${id}, 'with', nullif(other.name, ''), 'amount', ${usdSql('amount_cents')},
          'counter', ${usdSql('counter_cents')}, 'status', ${offerStatus('offer', this.clock.now())},
          'madeAt', offer.created_at, 'changedAt', offer.updated_at, 'expiresAt', expires_at) as row
        from messaging.offers offer
        left join messaging.items item on item.id = listing_id
        left join directory.people other on other.id = case when buyer_id = ${id} then offer.seller_id else buyer_id end
        where (buyer_id = ${id} or offer.seller_id = ${id})
          and ${idAfter(after, 'offer.id')}
        order by offer.id limit ${limit}`),
    );
  }
}
