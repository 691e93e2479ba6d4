import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { ReviewObstacle } from '#contract/community/reviews';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { DealNotFound } from '../reviews/review.errors.js';
import type { DealToReview } from './deal-review.dto.js';
import { type FoundDeal, ownDeals } from './own-deals.sql.js';

/** A deal as one of its two sides sees it. @throws DealNotFound for all others */
export class ReadDeal extends Query<DealToReview> {
  constructor(
    readonly personId: string,
    readonly saleId: string,
  ) {
    super();
  }
}

@QueryHandler(ReadDeal)
export class ReadDealHandler implements IQueryHandler<ReadDeal> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, saleId }: ReadDeal): Promise<DealToReview> {
    const now = this.clock.now();
    const found = await this.db.first(ownDeals(personId, now, sql`deal.sale_id = ${saleId}`));
    if (!found) throw new DealNotFound();
    return { ...found.deal, obstacle: obstacleOf(found, now) };
  }
}

function obstacleOf({ deal, voided }: FoundDeal, now: Date): ReviewObstacle | null {
  const { other, mine, closesAt } = deal;
  if (other.id === null) return 'left';
  if (voided && !mine) return 'called-off';
  return new Date(closesAt) <= now ? 'closed' : null;
}
