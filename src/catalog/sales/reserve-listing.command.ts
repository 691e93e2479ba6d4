import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { ReserveListing } from '../catalog.contract.js';
import { Listing } from '../listings/listing.entity.js';
import { ListingNotForSale } from '../listings/listing.errors.js';

@CommandHandler(ReserveListing)
export class ReserveListingHandler implements ICommandHandler<ReserveListing> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ listingId, sellerId, holdId }: ReserveListing): Promise<void> {
    const which = { id: listingId, sellerId };
    // The lock is what makes one of several buyers win; `refresh`, because the transaction may have read it before.
    const listing = await this.em.findOne(Listing, which, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    if (!listing) throw new ListingNotForSale();
    listing.reserve(this.clock.now(), holdId);
    await this.em.flush();
  }
}
