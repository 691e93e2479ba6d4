import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
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
import { ApartFrom } from '../../messaging/messaging.contract.js';

interface Found extends ExportedRow {
  id: string;
  /** Whose words about not having come it tells: null for one's own, and where there are none. */
  answeredBy: string | null;
}

/** Of both sides, as each of the two is shown them. */
@Injectable()
@InExport(
  'meetups',
  'community.meetups.buyer_id',
  'community.meetups.seller_id',
  'community.meetups.place_name',
)
@NotInExport({
  'community.meetup_listings.seller_id': 'A copy of the listing, which its seller has in a part of its own.',
  'community.meetup_listings.image': 'A copy of the listing, which its seller has in a part of its own.',
})
export class MeetupsInExport implements ExportPart {
  constructor(
    private readonly db: Database,
    private readonly queries: QueryBus,
  ) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    return pageByPage<Found>(async (after, limit) => this.readable(id, await this.page(id, after, limit)));
  }

  private page(id: string, after: Found | null, limit: number): Promise<Found[]> {
    return this.db.rows(sql<Found>`
        select meetup.id, case when missed_answer is not null then
            nullif(case missed_by when 'buyer' then buyer_id else meetup.seller_id end, ${id}::uuid)
          end as "answeredBy", json_build_object('listing', item.title, 'buying', buyer_id = ${id},
          'with', nullif(other.name, ''), 'price', ${usdSql('coalesce(agreed_cents, item.price_cents)')},
          'startsAt', starts_at, 'timeZone', time_zone, 'place', place_name, 'kindOfPlace', place_kind,
          'latitude', place_latitude, 'longitude', place_longitude, 'notes', notes, 'status', meetup.status,
          'buyerArrivedAt', buyer_came_at, 'sellerArrivedAt', seller_came_at, 'canceledBy', canceled_by,
          'why', cancel_cause, 'reason', cancel_reason, 'missedBy', missed_by, 'answer', missed_answer,
          'proposedAt', created_at, 'changedAt', updated_at) as row
        from community.meetups meetup
        join community.meetup_listings item on item.id = listing_id
        left join directory.people other on other.id = case when buyer_id = ${id} then meetup.seller_id else buyer_id end
        where (buyer_id = ${id} or meetup.seller_id = ${id}) and ${idAfter(after, 'meetup.id')}
        order by meetup.id limit ${limit}`);
  }

  /** The words of whom they are apart from do not reach them by this way either. */
  private async readable(id: string, page: Found[]): Promise<Found[]> {
    const answering = new Set(page.flatMap(({ answeredBy }) => answeredBy ?? []));
    if (answering.size === 0) return page;
    const apart = new Set(await this.queries.execute(new ApartFrom(id, [...answering])));
    return page.map((found) =>
      found.answeredBy !== null && apart.has(found.answeredBy)
        ? { ...found, row: { ...found.row, answer: null } }
        : found,
    );
  }
}
