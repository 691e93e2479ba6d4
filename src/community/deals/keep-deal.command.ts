import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { AreApart, RecordOfSale } from '../../catalog/catalog.contract.js';
import { DealNotices } from './deal-notices.js';
import { dealOfSale } from './deal-of-sale.sql.js';
import { Rings } from './rings.js';

/** A sale whose buyer is known is a deal: both sides may review each other. Kept once, however often it is asked for. */
export class KeepDeal extends Command<void> {
  constructor(readonly saleId: string) {
    super();
  }
}

@CommandHandler(KeepDeal)
export class KeepDealHandler implements ICommandHandler<KeepDeal> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly queries: QueryBus,
    private readonly rings: Rings,
    private readonly notices: DealNotices,
  ) {}

  async execute({ saleId }: KeepDeal): Promise<void> {
    await this.em.transactional(async () => {
      // As it is by now: who has left since is in no deal, and what fell through is none. What
      // happens to it from here on finds the deal.
      const sale = await this.queries.execute(new RecordOfSale(saleId, true));
      if (!sale?.sellerId || !sale.buyerId || sale.voided) return;
      const { sellerId, buyerId, title, soldAt } = sale;
      await this.rings.lock(sellerId, buyerId);
      const kept = await this.db.rows(sql`
        insert into community.deals
          (sale_id, listing_id, seller_id, buyer_id, title, image, price_cents, hidden, sold_at, closes_at, voided_at)
        ${dealOfSale(sale)}
        on conflict do nothing returning sale_id`);
      if (kept.length === 0) return;
      await this.rings.look({ saleId, sellerId, buyerId, soldAt });
      // Both may write all the same; but nothing of the seller reaches a buyer who is apart from them.
      const apart = await this.queries.execute(new AreApart(sellerId, buyerId));
      await this.notices.ask(apart ? [sellerId] : [sellerId, buyerId], saleId, title);
    });
  }
}
