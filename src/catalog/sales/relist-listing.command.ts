import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { assertNotShipped, lockOwnListing } from './lock-own-listing.js';
import { Sale } from './sale.entity.js';

/** A sale fell through: its record is voided, and the listing is for sale again. */
export class RelistListing extends Command<void> {
  constructor(
    readonly seller: SignedIn,
    readonly listingId: string,
  ) {
    super();
  }
}

@CommandHandler(RelistListing)
export class RelistListingHandler implements ICommandHandler<RelistListing> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ seller, listingId }: RelistListing): Promise<void> {
    await this.em.transactional(async (em) => {
      const listing = await lockOwnListing(em, seller, listingId);
      await assertNotShipped(this.queries, listingId);
      const sale = await em.findOne(Sale, { listingId, voidedAt: null });
      const now = this.clock.now();
      listing.relist(sale && { id: sale.id, buyerId: sale.buyerId ?? null }, now);
      sale?.void(now);
    });
  }
}
