import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { MeetupChanged } from '../../community/community.contract.js';
import { EndedOrders } from './ended-orders.js';

/** A buyer who would rather meet no longer asks to have it sent, and nobody has to send what was handed over. */
@Injectable()
@ReactsTo(MeetupChanged)
export class WithdrawRequestOnMeetupChanged implements Reaction<MeetupChanged> {
  constructor(private readonly orders: EndedOrders) {}

  async react({ event, listingId, buyerId, happenedAt }: MeetupChanged): Promise<void> {
    if (event !== 'proposed' && event !== 'completed') return;
    // What they ask for from then on is another matter.
    const before = happenedAt ? sql`and created_at <= ${happenedAt}::timestamptz` : sql``;
    // What was handed over is not sent either where the seller had agreed to that, on a page that did not know of it yet.
    const wanted = event === 'proposed' ? sql`and status = 'requested'` : sql``;
    const which = sql`listing_id = ${listingId} and buyer_id = ${buyerId} ${wanted} ${before}`;
    await this.orders.end(which, 'meetup', event === 'proposed' ? 'buyer' : null);
  }
}
