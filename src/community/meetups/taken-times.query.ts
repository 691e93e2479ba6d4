import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { MEETUP_LIMITS as LIMITS } from '#contract/meetups';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { isoSql } from '#platform/persistence/iso.sql';
import { SummaryOfListing } from '../../catalog/catalog.contract.js';
import type { TakenTimes } from './meetup.dto.js';
import { ItemNotFound } from './meetup.errors.js';

/** More confirmed meetups in sixty days has nobody. */
const MOST = 200;

/** When the seller of a listing, or who asks, meets somebody already. Whom and where is not told. */
export class ListTakenTimes extends Query<TakenTimes> {
  constructor(
    readonly personId: string,
    readonly listingId: string,
  ) {
    super();
  }
}

@QueryHandler(ListTakenTimes)
export class ListTakenTimesHandler implements IQueryHandler<ListTakenTimes> {
  constructor(
    private readonly db: Database,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, listingId }: ListTakenTimes): Promise<TakenTimes> {
    const listing = await this.queries.execute(new SummaryOfListing(listingId));
    if (!listing) throw new ItemNotFound();
    const now = this.clock.now();
    const people = sql`array[${personId}::uuid, ${listing.sellerId}::uuid]`;
    const rows = await this.db.rows(sql<{ at: string }>`
      select distinct ${isoSql('starts_at')} as at from community.meetups
      where (buyer_id = any(${people}) or seller_id = any(${people})) and status = 'confirmed'
        and starts_at > ${now}::timestamptz
        and starts_at < ${now}::timestamptz + ${LIMITS.daysAhead + 1} * interval '1 day'
      order by at limit ${MOST}`);
    return { taken: rows.map(({ at }) => at) };
  }
}
