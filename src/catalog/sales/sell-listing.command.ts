import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { HOUR_MINUTES } from '#contract/time';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { InvalidInput } from '#platform/http/http.errors';
import { Database } from '#platform/persistence/database';
import { RateLimits } from '#platform/throttle/rate-limits';
import { PeopleInterestedIn } from '../catalog.contract.js';
import { knowStatus } from './known-status.sql.js';
import { assertNotShipped, lockOwnListing } from './lock-own-listing.js';
import { type Agreed, Sale } from './sale.entity.js';

/** Each tells a buyer, and selling and relisting in turn would tell them without end. Nobody hands over more. */
export const SALES_PER_HOUR = 30;

/** Its seller has sold a listing; answers the sale's id. */
export class SellListing extends Command<string> {
  constructor(
    readonly seller: SignedIn,
    readonly listingId: string,
    readonly agreed: Agreed,
  ) {
    super();
  }
}

@CommandHandler(SellListing)
export class SellListingHandler implements ICommandHandler<SellListing> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async execute({ seller, listingId, agreed }: SellListing): Promise<string> {
    await this.limits.spend({
      rule: 'catalog.sale',
      key: seller.id,
      limit: SALES_PER_HOUR,
      windowMinutes: HOUR_MINUTES,
    });
    return this.em.transactional(async (em) => {
      const listing = await lockOwnListing(em, seller, listingId);
      await this.assertBuyer(listingId, seller.id, agreed.buyerId);
      await assertNotShipped(this.queries, listingId, agreed.buyerId);
      const now = this.clock.now();
      const sale = Sale.of(listing, agreed, now);
      listing.sell({ id: sale.id, buyerId: agreed.buyerId, price: agreed.price }, now);
      em.persist(sale);
      await this.db.rows(knowStatus(listingId, agreed.buyerId, listing.status, now));
      return sale.id;
    });
  }

  /** Nobody is named as a buyer who has not asked for the item. */
  private async assertBuyer(listingId: string, sellerId: string, buyerId: string | null): Promise<void> {
    if (buyerId === null) return;
    const [found] = await this.queries.execute(new PeopleInterestedIn(listingId, sellerId, buyerId));
    if (!found) throw new InvalidInput([{ field: 'buyerId', code: 'buyer-unknown' }]);
  }
}
