import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { BOOSTS_PAGE } from '#contract/monetization/boosts';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { olderThan, pageOf } from '#platform/persistence/time-cursor';
import { ViewsOfListings } from '../../catalog/catalog.contract.js';
import type { Boost, MyBoosts } from './boost.dto.js';
import { type FoundBoost, foundBoosts } from './boost.sql.js';
import { daysOf, reportOf } from './boost-report.js';

/** What somebody has boosted, the latest first, and how that went. */
export class ListMyBoosts extends Query<MyBoosts> {
  constructor(
    readonly personId: string,
    readonly cursor: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ListMyBoosts)
export class ListMyBoostsHandler implements IQueryHandler<ListMyBoosts> {
  constructor(
    private readonly db: Database,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, cursor }: ListMyBoosts): Promise<MyBoosts> {
    const rows = await this.db.rows(
      foundBoosts(sql`
        select * from monetization.boosts
        where seller_id = ${personId} and ${olderThan(cursor, 'starts_at', 'id')}
        order by starts_at desc, id desc limit ${BOOSTS_PAGE + 1}`),
    );
    const { items, nextCursor } = pageOf(rows, BOOSTS_PAGE);
    return { items: await this.reported(items), nextCursor };
  }

  private async reported(found: readonly FoundBoost[]): Promise<Boost[]> {
    const now = this.clock.now();
    const asked = found.map((boost) => daysOf(boost, now));
    const known = await this.queries.execute(new ViewsOfListings(asked));
    return found.map((boost, nth) => {
      const { id, listingId, title, startsAt, endsAt, credits } = boost;
      const views = known.find(({ place }) => place === nth);
      return {
        id,
        listingId,
        startsAt,
        endsAt,
        credits,
        title: views?.title ?? title,
        image: views?.image ?? null,
        status: views?.status ?? null,
        report: views ? reportOf(boost, views, now) : null,
      };
    });
  }
}
