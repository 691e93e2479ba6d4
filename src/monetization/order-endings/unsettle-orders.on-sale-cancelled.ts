import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { SaleCancelled } from '../../catalog/catalog.contract.js';

/** What is still on its way is not sold to its buyer any more, until it has arrived. */
@Injectable()
@ReactsTo(SaleCancelled)
export class UnsettleOrdersOnSaleCancelled implements Reaction<SaleCancelled> {
  constructor(private readonly db: Database) {}

  async react({ saleId, listingId }: SaleCancelled): Promise<void> {
    await this.db.rows(sql`
      update monetization.orders set sale_id = null
      where listing_id = ${listingId} and sale_id = ${saleId} and closed_at is null`);
  }
}
