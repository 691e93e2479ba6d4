import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ListingDeleted } from '../../catalog/catalog.contract.js';

/** The pictures go with the listing; what was sold stays, and no review names it once an administrator has taken it down. */
@Injectable()
@ReactsTo(ListingDeleted)
export class DropDealPictureOnListingDeleted implements Reaction<ListingDeleted> {
  constructor(private readonly db: Database) {}

  async react({ listingId, takenDown }: ListingDeleted): Promise<void> {
    await this.db.rows(
      sql`update community.deals set image = null where listing_id = ${listingId} and image is not null`,
    );
    if (takenDown)
      await this.db.rows(
        sql`update community.deals set hidden = true where listing_id = ${listingId} and not hidden`,
      );
  }
}
