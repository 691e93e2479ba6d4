import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { REVIEW_LIMITS } from '#contract/community/reviews';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import type { DealsToReview, DealToReview } from './deal-review.dto.js';
import { type FoundDeal, ownDeals } from './own-deals.sql.js';

const { waiting: MOST, openDays: DAYS } = REVIEW_LIMITS;

/** What somebody may write about still, and what they wrote that nobody else sees yet. */
export class ListDealsToReview extends Query<DealsToReview> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(ListDealsToReview)
export class ListDealsToReviewHandler implements IQueryHandler<ListDealsToReview> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ personId }: ListDealsToReview): Promise<DealsToReview> {
    const now = this.clock.now();
    // Both sides of their time, so that the indexes by the day of the sale find them.
    const open = sql`deal.closes_at > ${now} and deal.sold_at > ${now}::timestamptz - make_interval(days => ${DAYS})
      and other.id is not null`;
    const [toReview, waiting] = await Promise.all([
      this.db.rows(
        ownDeals(
          personId,
          now,
          sql`${open} and deal.voided_at is null and mine.id is null
            order by deal.closes_at, deal.sale_id limit ${MOST}`,
        ),
      ),
      this.db.rows(
        ownDeals(
          personId,
          now,
          sql`${open} and mine.shown_at > ${now} order by mine.written_at desc, mine.id desc limit ${MOST}`,
        ),
      ),
    ]);
    return { toReview: toReview.map(withoutObstacle), waiting: waiting.map(withoutObstacle) };
  }
}

const withoutObstacle = ({ deal }: FoundDeal): DealToReview => ({ ...deal, obstacle: null });
