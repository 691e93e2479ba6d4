import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { toCents } from '#contract/money';
import { Outbox } from '#platform/outbox/outbox';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { DealAgreed } from '../../messaging/messaging.contract.js';
import { LIVE } from '../meetups/meetup.sql.js';
import { MeetupTouched } from '../meetups/meetup-touched.js';

@Injectable()
@ReactsTo(DealAgreed)
export class NotePriceOnDealAgreed implements Reaction<DealAgreed> {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {}

  async react({ listingId, buyerId, price }: DealAgreed): Promise<void> {
    const noted = await this.db.rows(sql<{ id: string; sellerId: string }>`
      update community.meetups set agreed_cents = ${toCents(price)}
      where listing_id = ${listingId} and buyer_id = ${buyerId} and status in ${LIVE}
      returning id, seller_id as "sellerId"`);
    for (const { id, sellerId } of noted) this.outbox.raise(new MeetupTouched(id, buyerId, sellerId), id);
  }
}
