import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { RateLimits } from '#platform/throttle/rate-limits';
import { ListingPlaces } from '../places/listing-places.js';
import { Listing, type ListingWords } from './listing.entity.js';
import { ListingChangedElsewhere, ListingNotFound, NotYourListing } from './listing.errors.js';
import { changeBudget, mayChangeListing } from './listing.policy.js';
import { assertRoomFor, ListingPictures } from './listing-media.js';

export type ListingRevision = Partial<ListingWords> & {
  imageIds?: string[];
  /** ISO 8601: when the listing that it was made upon was changed last. */
  updatedAt?: string;
};

export class EditListing extends Command<void> {
  constructor(
    readonly actor: SignedIn,
    readonly listingId: string,
    readonly revision: ListingRevision,
  ) {
    super();
  }
}

@CommandHandler(EditListing)
export class EditListingHandler implements ICommandHandler<EditListing> {
  constructor(
    private readonly em: EntityManager,
    private readonly pictures: ListingPictures,
    private readonly clock: Clock,
    private readonly places: ListingPlaces,
    private readonly limits: RateLimits,
  ) {}

  async execute({ actor, listingId, revision }: EditListing): Promise<void> {
    await this.limits.spend(changeBudget(actor, listingId));
    await this.em.transactional(async (em) => {
      const listing = await em.findOne(Listing, listingId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!listing) throw new ListingNotFound(listingId);
      if (!mayChangeListing(actor, listing)) throw new NotYourListing();

      const { imageIds, updatedAt, ...words } = revision;
      if (updatedAt !== undefined && Date.parse(updatedAt) !== listing.updatedAt.getTime())
        throw new ListingChangedElsewhere();
      if (imageIds) assertRoomFor(imageIds, listing.spoken);
      const before = listing.mediaIds;
      const images = imageIds && (await this.pictures.chosen(imageIds, actor.id, listing.sellerId));
      if (words.zipCode !== undefined)
        listing.placeId = await this.places.of(listing.sellerId, words.zipCode);
      listing.revise(words, images, this.clock.now());
      await this.pictures.follow(listing, before);
    });
  }
}
