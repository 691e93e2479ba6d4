import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { SaleCancelled } from '../../catalog/catalog.contract.js';
import { LIVE } from '../meetups/meetup.sql.js';

/** A meetup that is still to come is one about something for sale again. One that took place did so. */
@Injectable()
@ReactsTo(SaleCancelled)
export class UnsettleMeetupsOnSaleCancelled implements Reaction<SaleCancelled> {
  constructor(private readonly db: Database) {}

  async react({ saleId, listingId }: SaleCancelled): Promise<void> {
    await this.db.rows(sql`
      update community.meetups set sale_id = null
      where listing_id = ${listingId} and sale_id = ${saleId} and status in ${LIVE}`);
  }
}
