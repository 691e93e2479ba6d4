import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PassListingOn } from '../catalog.contract.js';
import { Listing } from '../listings/listing.entity.js';
import { ListingNotForSale } from '../listings/listing.errors.js';

@CommandHandler(PassListingOn)
export class PassListingOnHandler implements ICommandHandler<PassListingOn> {
  constructor(private readonly em: EntityManager) {}

  async execute({ listingId, holdId, nextHoldId }: PassListingOn): Promise<void> {
    const which = { id: listingId, status: 'pending', holdId } as const;
    const listing = await this.em.findOne(Listing, which, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    if (!listing) throw new ListingNotForSale();
    listing.passOn(nextHoldId);
    await this.em.flush();
  }
}
