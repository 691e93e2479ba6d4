import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { MediaLibrary } from '#platform/media/media-library';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ProfileDeleted } from '../../identity/identity.contract.js';
import { Listing } from '../listings/listing.entity.js';

const BATCH = 100;

/** Whoever leaves takes their listings along. */
@Injectable()
@ReactsTo(ProfileDeleted)
export class RemoveListingsOnProfileDeleted implements Reaction<ProfileDeleted> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly media: MediaLibrary,
  ) {}

  async react({ profileId }: ProfileDeleted): Promise<void> {
    for (;;) {
      const listings = await this.em.find(Listing, { sellerId: profileId }, { limit: BATCH });
      for (const listing of listings) listing.delete();
      await this.media.detach(listings.flatMap(({ mediaIds }) => mediaIds));
      await this.em.remove(listings).flush();
      if (listings.length < BATCH) break;
    }
    await this.db.rows(sql`delete from catalog.sellers where id = ${profileId}`);
  }
}
