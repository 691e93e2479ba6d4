import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { ReviewObstacle } from '#contract/community/reviews';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { AreApart } from '../../catalog/catalog.contract.js';
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
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, saleId }: ReadDeal): Promise<DealToReview> {
    const now = this.clock.now();
    const found = await this.db.first(ownDeals(personId, now, sql`deal.sale_id = ${saleId}`));
    if (!found) throw new DealNotFound();
    return { ...found.deal, obstacle: await this.obstacle(personId, found, now) };
  }

  private async obstacle(
    personId: string,
    { deal, voided }: FoundDeal,
    now: Date,
  ): Promise<ReviewObstacle | null> {
    const { other, mine, closesAt } = deal;
    if (other.id === null) return 'left';
    if (voided && !mine) return 'called-off';
    if (new Date(closesAt) <= now) return 'closed';
    return (await this.queries.execute(new AreApart(personId, other.id))) ? 'apart' : null;
  }
}
