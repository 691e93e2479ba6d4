import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { ReserveListing } from '../catalog.contract.js';
import { Listing } from '../listings/listing.entity.js';
import { ListingNotForSale } from '../listings/listing.errors.js';
import { knowStatus } from './known-status.sql.js';

@CommandHandler(ReserveListing)
export class ReserveListingHandler implements ICommandHandler<ReserveListing> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ listingId, sellerId, holdId, buyerId }: ReserveListing): Promise<void> {
    const which = { id: listingId, sellerId };
    // The lock is what makes one of several buyers win; `refresh`, because the transaction may have read it before.
    const listing = await this.em.findOne(Listing, which, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    if (!listing) throw new ListingNotForSale();
    const now = this.clock.now();
    listing.reserve(now, holdId);
    await this.em.flush();
    await this.db.rows(knowStatus(listingId, buyerId, listing.status, now));
  }
}
