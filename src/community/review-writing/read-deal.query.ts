import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { ReviewObstacle } from '#contract/community/reviews';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { RecordOfSale } from '../../catalog/catalog.contract.js';
import { dealOfSale } from '../deals/deal-of-sale.sql.js';
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
    private readonly queries: QueryBus,
  ) {}

  async execute(deal: ReadDeal): Promise<DealToReview> {
    const now = this.clock.now();
    const found = (await this.kept(deal, now)) ?? (await this.justSold(deal, now));
    if (!found) throw new DealNotFound();
    return { ...found.deal, obstacle: obstacleOf(found, now) };
  }

  private kept({ personId, saleId }: ReadDeal, now: Date): Promise<FoundDeal | undefined> {
    return this.db.first(ownDeals(personId, now, sql`deal.sale_id = ${saleId}`));
  }

  /** Who has just been told of a sale may be here before what reacts to it has made it a deal. */
  private async justSold({ personId, saleId }: ReadDeal, now: Date): Promise<FoundDeal | undefined> {
    const sale = await this.queries.execute(new RecordOfSale(saleId));
    if (!sale?.sellerId || !sale.buyerId || sale.voided) return undefined;
    return this.db.first(ownDeals(personId, now, sql`true`, sql`(${dealOfSale(sale)})`));
  }
}

function obstacleOf({ deal, voided }: FoundDeal, now: Date): ReviewObstacle | null {
  const { other, mine, closesAt } = deal;
  if (other.id === null) return 'left';
  if (voided && !mine) return 'called-off';
  return new Date(closesAt) <= now ? 'closed' : null;
}
