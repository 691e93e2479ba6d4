import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { RateLimits } from '#platform/throttle/rate-limits';
import { changeBudget } from '../listings/listing.policy.js';
import { assertNotShipped, lockOwnListing } from './lock-own-listing.js';

/** Its seller keeps a listing for somebody, offers it again, or puts it among the newest again. */
export class MoveListing extends Command<void> {
  constructor(
    readonly seller: SignedIn,
    readonly listingId: string,
    readonly move: 'reserve' | 'release' | 'renew',
  ) {
    super();
  }
}

@CommandHandler(MoveListing)
export class MoveListingHandler implements ICommandHandler<MoveListing> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async execute({ seller, listingId, move }: MoveListing): Promise<void> {
    await this.limits.spend(changeBudget(seller, listingId));
    await this.em.transactional(async (em) => {
      const listing = await lockOwnListing(em, seller, listingId);
      if (move === 'release') await assertNotShipped(this.queries, listingId);
      listing[move](this.clock.now());
    });
  }
}
