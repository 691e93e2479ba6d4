import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ListingDeleted } from '../../catalog/catalog.contract.js';

/** The pictures go with the listing; what was sold stays. */
@Injectable()
@ReactsTo(ListingDeleted)
export class DropDealPictureOnListingDeleted implements Reaction<ListingDeleted> {
  constructor(private readonly db: Database) {}

  async react({ listingId }: ListingDeleted): Promise<void> {
    await this.db.rows(
      sql`update community.deals set image = null where listing_id = ${listingId} and image is not null`,
    );
  }
}
