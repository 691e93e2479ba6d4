import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ImageDescriptor } from '#contract/media';
import { placeAt } from '#contract/places';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import type { DemoTown } from '#platform/life/demo-town';
import { MediaLibrary } from '#platform/media/media-library';
import { Listing } from '../listings/listing.entity.js';
import { listingUsage } from '../listings/listing-media.js';
import { popularityOf } from '../listings/popularity.js';
import type { DemoListing } from './demo.types.js';
import { POINTS } from './demo-town.js';
import type { PictureOf } from './drawings/picture.js';

@Injectable()
@OnDemo({ makes: 'listing', needs: ['person', 'place'] })
export class SeedListingsOnDemo implements DemoSeed {
  constructor(
    private readonly em: EntityManager,
    private readonly media: MediaLibrary,
  ) {}

  async isSettled(): Promise<boolean> {
    return (await this.em.fork().count(Listing)) > 0;
  }

  async seed(town: DemoTown): Promise<void> {
    // Only for the process that builds the town.
    const { DEMO_LISTINGS } = await import('./demo-listings.js');
    const drawn = await this.drawAll(DEMO_LISTINGS, town);
    for (const demo of DEMO_LISTINGS) {
      const listing = await this.publish(demo, drawn.get(demo) ?? [], town);
      town.settle('listing', demo.title, listing.id);
    }
  }

  /** Of two listings at a time, which is as much as is made small at once. */
  private async drawAll(demos: readonly DemoListing[], town: DemoTown) {
    const drawn = new Map<DemoListing, ImageDescriptor[]>();
    const left = demos.values();
    const lane = async () => {
      for (const demo of left) {
        const sellerId = town.idOf('person', demo.seller);
        drawn.set(demo, await Promise.all(demo.pictures.map((picture) => this.draw(picture, sellerId))));
      }
    };
    await Promise.all([lane(), lane()]);
    return drawn;
  }

  private async publish(demo: DemoListing, images: ImageDescriptor[], town: DemoTown): Promise<Listing> {
    const { seller, viewCount, minutesAgo, aiGenerated } = demo;
    const sellerId = town.idOf('person', seller);
    const postedAt = town.ago(minutesAgo);
    const point = Object.entries(POINTS).find(([place]) => place === demo.location)?.[1];
    const words = { ...demo, tags: [...demo.tags], zipCode: point?.code };
    const placeId = point && placeAt(...point.at);
    const listing = Listing.publish(sellerId, words, { images, aiGenerated, placeId }, postedAt);
    Object.assign(listing, { viewCount, popularity: popularityOf(viewCount, postedAt) });
    await this.media.attach(listing.mediaIds, sellerId, listingUsage(listing.id));
    await this.em.persist(listing).flush();
    return listing;
  }

  private async draw(picture: PictureOf, ownerId: string) {
    const [{ drawPicture }, { default: sharp }] = await Promise.all([
      import('./drawings/picture.js'),
      import('sharp'),
    ]);
    // Nothing is seen through it: an alpha channel would be a quarter of the work of all that is made of it.
    const drawn = await sharp(Buffer.from(drawPicture(picture)))
      .removeAlpha()
      .png({ compressionLevel: 1 })
      .toBuffer();
    return this.media.store(ownerId, 'image', drawn);
  }
}
