import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { ReleaseListing } from '../catalog.contract.js';
import { Listing } from '../listings/listing.entity.js';
import { knowStatus } from './known-status.sql.js';

@CommandHandler(ReleaseListing)
export class ReleaseListingHandler implements ICommandHandler<ReleaseListing> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ listingId, sellerId, holdId, buyerId }: ReleaseListing): Promise<boolean> {
    const listing = await this.em.findOne(Listing, listingId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    // Who sells it may have become a member since: what holds it is what it was.
    if (listing?.status !== 'pending' || listing.holdId !== holdId) return false;
    if (!holdId && listing.sellerId !== sellerId) return false;
    const now = this.clock.now();
    listing.release(now, true);
    await this.em.flush();
    await this.db.rows(knowStatus(listingId, buyerId, listing.status, now));
    return true;
  }
}
