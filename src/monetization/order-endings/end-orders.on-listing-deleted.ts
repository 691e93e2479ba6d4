import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ListingDeleted } from '../../catalog/catalog.contract.js';
import { EndedOrders } from './ended-orders.js';

/** What was bought stays known by its name, without its picture. */
@Injectable()
@ReactsTo(ListingDeleted)
export class EndOrdersOnListingDeleted implements Reaction<ListingDeleted> {
  constructor(
    private readonly db: Database,
    private readonly orders: EndedOrders,
  ) {}

  async react({ listingId }: ListingDeleted): Promise<void> {
    await this.orders.end(sql`listing_id = ${listingId}`, 'deleted');
    await this.db.rows(
      sql`update monetization.orders set image = null where listing_id = ${listingId} and image is not null`,
    );
  }
}
