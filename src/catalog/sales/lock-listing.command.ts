import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { type ListingSummary, LockListing, SummaryOfListing } from '../catalog.contract.js';
import { Listing } from '../listings/listing.entity.js';

@CommandHandler(LockListing)
export class LockListingHandler implements ICommandHandler<LockListing> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
  ) {}

  async execute({ listingId }: LockListing): Promise<ListingSummary | null> {
    await this.em.findOne(Listing, listingId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    return this.queries.execute(new SummaryOfListing(listingId));
  }
}
