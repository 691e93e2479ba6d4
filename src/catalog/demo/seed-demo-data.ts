import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { Settings } from '#platform/config/settings';
import { MediaLibrary } from '#platform/media/media-library';
import { RegisterDemoPerson } from '../../identity/identity.contract.js';
import { type DemoItem, SeedDemoConversations } from '../../messaging/messaging.contract.js';
import { Listing } from '../listings/listing.entity.js';
import { listingUsage } from '../listings/listing-media.js';
import { popularityOf } from '../listings/popularity.js';
import type { DemoListing, DemoSeller } from './demo.types.js';
import { DEMO_LISTINGS } from './demo-listings.js';
import { DEMO_SELLERS } from './demo-sellers.js';
import { drawPicture, type PictureOf } from './drawings/picture.js';

const MINUTE_MS = 60_000;
const MONTH_MS = 30 * 24 * 60 * MINUTE_MS;

/** Fills an empty market of the embedded database with the demo town, once, before the server listens. */
@Injectable()
export class SeedDemoData implements OnApplicationBootstrap {
  private readonly logger = new Logger(SeedDemoData.name);

  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly media: MediaLibrary,
    private readonly settings: Settings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { DEMO_DATA, DATABASE_URL } = this.settings;
    if (!DEMO_DATA || DATABASE_URL || (await this.em.fork().count(Listing)) > 0) return;
    this.logger.log('Drawing the demo listings; this happens once …');
    const now = new Date();
    // One transaction: a start that is cut off leaves an empty market, and the next one begins anew.
    await this.em.fork().transactional(async () => {
      const people = new Map<string, { id: string; kind: 'member' | 'guest'; name: string }>();
      for (const seller of DEMO_SELLERS) {
        const name = seller.kind === 'member' ? seller.fullName : seller.guestId;
        people.set(seller.key, { id: await this.register(seller, now), kind: seller.kind, name });
      }
      const items = new Map<string, DemoItem>();
      for (const listing of DEMO_LISTINGS)
        items.set(listing.title, await this.publish(listing, people.get(listing.seller)?.id as string, now));
      await this.commands.execute(new SeedDemoConversations(people, items, now));
    });
  }

  private register(seller: DemoSeller, now: Date): Promise<string> {
    if (seller.kind === 'guest') return this.commands.execute(new RegisterDemoPerson(seller, now));
    const { memberSinceMonths, verified, key: _, ...words } = seller;
    const memberSince = new Date(now.getTime() - memberSinceMonths * MONTH_MS);
    return this.commands.execute(new RegisterDemoPerson({ ...words, verifiedSeller: verified }, memberSince));
  }

  private async publish(demo: DemoListing, sellerId: string, now: Date): Promise<DemoItem> {
    const { pictures, viewCount, minutesAgo, aiGenerated } = demo;
    const images = await Promise.all(pictures.map((picture) => this.draw(picture, sellerId)));
    const postedAt = new Date(now.getTime() - minutesAgo * MINUTE_MS);
    const listing = Listing.publish(
      sellerId,
      { ...demo, tags: [...demo.tags] },
      { images, aiGenerated },
      postedAt,
    );
    Object.assign(listing, { viewCount, popularity: popularityOf(viewCount, postedAt) });
    await this.media.attach(listing.mediaIds, sellerId, listingUsage(listing.id));
    await this.em.persist(listing).flush();
    const { id, title, price, createdAt: listedAt } = listing;
    return { id, sellerId, title, price, image: images[0] ?? null, listedAt };
  }

  private async draw(picture: PictureOf, ownerId: string) {
    const drawn = await sharp(Buffer.from(drawPicture(picture)))
      .png({ compressionLevel: 1 })
      .toBuffer();
    return this.media.store(ownerId, 'image', drawn);
  }
}
