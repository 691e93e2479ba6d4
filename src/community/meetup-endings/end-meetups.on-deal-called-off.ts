import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { DealCalledOff } from '../../messaging/messaging.contract.js';
import { EndedMeetups, IN_ORDER } from './ended-meetups.js';

@Injectable()
@ReactsTo(DealCalledOff)
export class EndMeetupsOnDealCalledOff implements Reaction<DealCalledOff> {
  constructor(private readonly meetups: EndedMeetups) {}

  async react({ listingId, buyerId, byId, calledOffAt }: DealCalledOff): Promise<void> {
    const before = calledOffAt
      ? sql`and coalesce(reserved_at, created_at) <= ${calledOffAt}::timestamptz`
      : sql``;
    const which = sql`listing_id = ${listingId} and buyer_id = ${buyerId} ${before} ${IN_ORDER}`;
    await this.meetups.end(which, 'deal-canceled', byId === buyerId ? 'buyer' : 'seller');
  }
}
