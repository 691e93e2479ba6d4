import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toCents } from '#contract/money';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { DealAgreed } from '../../messaging/messaging.contract.js';
import { LIVE } from '../meetups/meetup.sql.js';

@Injectable()
@ReactsTo(DealAgreed)
export class NotePriceOnDealAgreed implements Reaction<DealAgreed> {
  constructor(private readonly db: Database) {}

  async react({ listingId, buyerId, price }: DealAgreed): Promise<void> {
    await this.db.rows(sql`
      update community.meetups set agreed_cents = ${toCents(price)}
      where listing_id = ${listingId} and buyer_id = ${buyerId} and status in ${LIVE}`);
  }
}
