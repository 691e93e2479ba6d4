import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';
import { ListingPlaces } from '../places/listing-places.js';
import { publishingLock, removeDraft } from './finished-draft.js';
import { Listing, type ListingWords } from './listing.entity.js';
import { assertRoomFor, listingUsage } from './listing-media.js';
import { RightToPublish } from './right-to-publish.js';

export interface ListingToPublish extends ListingWords {
  imageIds: string[];
  audioId?: string;
  aiGenerated?: boolean;
  draftId?: string;
}

/** Puts an item on sale and answers its id: of a draft that is published already, the listing's that it has become. */
export class PublishListing extends Command<string> {
  constructor(
    readonly seller: SignedIn,
    readonly draft: ListingToPublish,
  ) {
    super();
  }
}

@CommandHandler(PublishListing)
export class PublishListingHandler implements ICommandHandler<PublishListing> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly media: MediaLibrary,
    private readonly clock: Clock,
    private readonly places: ListingPlaces,
    private readonly rights: RightToPublish,
  ) {}

  async execute({ seller, draft }: PublishListing): Promise<string> {
    await this.rights.spend(seller, draft.draftId);
    return this.em.transactional(async (em) => {
      const published = draft.draftId && (await this.publishedOf(draft.draftId, seller.id));
      if (published) return published;
      await this.rights.assertAllowance(seller);
      const begun = draft.draftId
        ? await removeDraft(this.db, this.media, draft.draftId, seller.id)
        : undefined;
      const audioId = draft.audioId && (await this.media.recording(draft.audioId, seller.id));
      const spoken = Boolean(audioId) || begun?.spoken === true;
      assertRoomFor(draft.imageIds, spoken);
      const images = await this.media.images(draft.imageIds, seller.id);
      const placeId = await this.places.of(seller.id, draft.zipCode);
      const { aiGenerated, draftId } = draft;
      const about = { images, audioId, spoken, aiGenerated, placeId, draftId };
      const listing = Listing.publish(seller.id, draft, about, this.clock.now());
      await this.media.attach(listing.mediaIds, seller.id, listingUsage(listing.id));
      em.persist(listing);
      return listing.id;
    });
  }

  /** Of several devices, or tries, that publish it at once the first does, and the others wait for what it has made. */
  private async publishedOf(draftId: string, sellerId: string): Promise<string | undefined> {
    await this.db.lock(publishingLock(draftId));
    return this.rights.publishedOf(draftId, sellerId);
  }
}
