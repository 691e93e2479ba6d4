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
import { DemoPictures } from './demo-pictures.js';
import { POINTS } from './demo-town.js';
import type { PictureOf } from './drawings/picture.js';

/** Listings that are drawn at a time: one more than pictures are made small at once, so that those never wait. */
const AT_ONCE = 3;

@Injectable()
@OnDemo({ makes: 'listing', needs: ['person', 'place'] })
export class SeedListingsOnDemo implements DemoSeed {
  constructor(
    private readonly em: EntityManager,
    private readonly media: MediaLibrary,
    private readonly pictures: DemoPictures,
  ) {}

  async isSettled(): Promise<boolean> {
    return (await this.em.fork().count(Listing)) > 0;
  }

  async seed(town: DemoTown): Promise<void> {
    // Only for the process that builds the town.
    const { DEMO_LISTINGS } = await import('./demo-listings.js');
    for await (const [demo, images] of this.drawn(DEMO_LISTINGS, town)) {
      const listing = await this.publish(demo, images, town);
      town.settle('listing', demo.title, listing.id);
    }
  }

  /**
   * In their order, so that each is published once it is drawn: a transaction in which nothing is said for a minute is ended,
   * and a slow computer draws all of them for longer than that.
   */
  private async *drawn(demos: readonly DemoListing[], town: DemoTown) {
    const underWay: Promise<readonly [DemoListing, ImageDescriptor[]]>[] = [];
    for (const demo of demos) {
      underWay.push(this.drawAll(demo, town.idOf('person', demo.seller)));
      if (underWay.length === AT_ONCE) yield* underWay.splice(0, 1);
    }
    yield* underWay;
  }

  private async drawAll(demo: DemoListing, sellerId: string) {
    const draw = async (picture: PictureOf) =>
      this.media.store(sellerId, 'image', await this.pictures.draw(picture));
    return [demo, await Promise.all(demo.pictures.map(draw))] as const;
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
}
