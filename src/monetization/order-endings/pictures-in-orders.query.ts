import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { PicturesInOrders } from '../../catalog/catalog.contract.js';

/** What was ordered keeps its picture while the listing is there. */
@QueryHandler(PicturesInOrders)
export class PicturesInOrdersHandler implements IQueryHandler<PicturesInOrders> {
  constructor(private readonly db: Database) {}

  async execute({ listingId }: PicturesInOrders): Promise<string[]> {
    const shown = await this.db.rows(sql<{ id: string }>`
      select distinct image ->> 'id' as id from monetization.orders
      where listing_id = ${listingId} and image is not null`);
    return shown.map(({ id }) => id);
  }
}
