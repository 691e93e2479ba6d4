import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { ReleaseListing } from '../catalog.contract.js';
import { Listing } from '../listings/listing.entity.js';

@CommandHandler(ReleaseListing)
export class ReleaseListingHandler implements ICommandHandler<ReleaseListing> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ listingId, sellerId, holdId }: ReleaseListing): Promise<boolean> {
    const listing = await this.em.findOne(Listing, listingId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    // Who sells it may have become a member since: what holds it is what it was.
    if (listing?.status !== 'pending' || listing.holdId !== holdId) return false;
    if (!holdId && listing.sellerId !== sellerId) return false;
    listing.release(this.clock.now(), true);
    await this.em.flush();
    return true;
  }
}
