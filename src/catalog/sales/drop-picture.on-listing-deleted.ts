import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ListingDeleted } from '../catalog.contract.js';

/** The pictures go with the listing; what was sold stays, for its two alone once an administrator has taken it down. */
@Injectable()
@ReactsTo(ListingDeleted)
export class DropPictureOnListingDeleted implements Reaction<ListingDeleted> {
  constructor(private readonly db: Database) {}

  async react({ listingId, takenDown }: ListingDeleted): Promise<void> {
    await this.db.rows(
      sql`update catalog.sales set image = null where listing_id = ${listingId} and image is not null`,
    );
    if (!takenDown) return;
    await this.db.rows(sql`
      update catalog.sales set hidden = true where listing_id = ${listingId} and voided_at is null and not hidden`);
  }
}
