import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';
import { Listing } from './listing.entity.js';
import { listingUsage } from './listing-media.js';

const BATCH = 100;

/** Whoever leaves takes their listings along, and what is known of those they looked at. */
@Injectable()
@OnLeaving('catalog.listings.seller_id', 'catalog.listings.*', 'catalog.listing_views.viewer')
export class ForgetListingsOnLeaving implements ForgetRule {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly media: MediaLibrary,
    private readonly clock: Clock,
  ) {}

  async forget({ id }: Leaver): Promise<void> {
    let removed: number;
    do removed = await this.removeSome(id);
    while (removed > 0);
    await this.db.rows(sql`delete from catalog.listing_views where viewer = ${id}`);
  }

  private async removeSome(sellerId: string): Promise<number> {
    const listings = await this.em.find(
      Listing,
      { sellerId },
      { limit: BATCH, orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    for (const listing of listings) listing.delete(this.clock.now(), sellerId);
    await this.media.detachFrom(...listings.map((listing) => listingUsage(listing.id)));
    await this.em.remove(listings).flush();
    return listings.length;
  }
}
