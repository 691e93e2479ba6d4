import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ExportedPerson, type ExportedRow, type ExportPart, InExport } from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';
import { lockedFor } from '../orders/order.sql.js';
import { OrderReading } from '../orders/order-reading.js';

type Found = ExportedRow & { id: string };

/**
 * Of both sides, as each of the two is shown them; pictures with who took them. An address is its buyer's own: the seller's
 * copy does not carry it off.
 */
@Injectable()
@InExport(
  'orders',
  'monetization.orders.buyer_id',
  'monetization.orders.seller_id',
  'monetization.orders.ship_to',
  'monetization.orders.image',
  'monetization.orders.issue_photos',
  'monetization.orders.history',
)
export class OrdersInExport implements ExportPart {
  constructor(
    private readonly db: Database,
    private readonly reading: OrderReading,
  ) {}

  async *export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    const reader = await this.reading.reader(id);
    yield* pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select purchase.id, case when ${lockedFor(reader)}
          then json_build_object('item', title, 'buying', false, 'begunAt', created_at, 'locked', true)
          else json_build_object('item', title, 'buying', buyer_id = ${id}, 'with', nullif(other.name, ''),
          'price', ${usdSql('price_cents')}, 'status', status, 'from', source,
          'sentTo', case when buyer_id = ${id} then ship_to end,
          'carrier', carrier, 'trackingNumber', tracking_number, 'receivedAccordingTo', received_by,
          'problem', issue_reason, 'description', issue_text, 'answer', issue_answer,
          'canceledBy', canceled_by, 'why', cancel_cause, 'begunAt', created_at, 'agreedAt', opened_at,
          'sentAt', shipped_at, 'receivedAt', delivered_at, 'reportedAt', reported_at, 'settledAt', settled_at,
          'confirmedAt', confirmed_at, 'changedAt', updated_at, 'history', history) end as row,
          array(select photo ->> 'id' from jsonb_array_elements(issue_photos) photo where buyer_id = ${id}) as pictures
        from monetization.orders purchase
        left join directory.people other on other.id = case when buyer_id = ${id} then seller_id else buyer_id end
        where ${id}::uuid in (buyer_id, seller_id) and ${idAfter(after, 'purchase.id')}
        order by purchase.id limit ${limit}`),
    );
  }
}
