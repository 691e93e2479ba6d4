import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { MediaLibrary } from '#platform/media/media-library';
import { Listing } from './listing.entity.js';
import { ListingNotFound, NotYourListing } from './listing.errors.js';
import { listingUsage } from './listing-media.js';

export class DeleteListing extends Command<void> {
  constructor(
    readonly actor: SignedIn,
    readonly listingId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteListing)
export class DeleteListingHandler implements ICommandHandler<DeleteListing> {
  constructor(
    private readonly em: EntityManager,
    private readonly media: MediaLibrary,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, listingId }: DeleteListing): Promise<void> {
    await this.em.transactional(async (em) => {
      const listing = await em.findOne(Listing, listingId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!listing) throw new ListingNotFound(listingId);
      // An administrator takes it down, with a reason.
      if (listing.sellerId !== actor.id) throw new NotYourListing();
      listing.delete(this.clock.now(), actor.id);
      await this.media.detachFrom(listingUsage(listingId));
      em.remove(listing);
    });
  }
}
