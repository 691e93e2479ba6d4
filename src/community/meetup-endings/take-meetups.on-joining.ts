import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';
import { LIVE } from '../meetups/meetup.sql.js';
import { EndedMeetups, IN_ORDER } from './ended-meetups.js';

/** Of two live meetups about one listing the member's stays; and nobody meets themselves. */
@Injectable()
@OnJoining()
export class TakeMeetupsOnJoining implements TakeAlongRule {
  constructor(
    private readonly db: Database,
    private readonly meetups: EndedMeetups,
  ) {}

  async takeAlong({ guestId: from, memberId: to }: Joiner): Promise<void> {
    const oneself = sql`(buyer_id, seller_id) in ((${from}::uuid, ${to}::uuid), (${to}::uuid, ${from}::uuid))`;
    const second = sql`buyer_id = ${from} and exists (
      select from community.meetups own
      where own.buyer_id = ${to} and own.listing_id = meetup.listing_id and own.status in ${LIVE})`;
    await this.meetups.end(sql`(${oneself} or (${second})) ${IN_ORDER}`, 'left');
    await this.db.rows(sql`delete from community.meetups where ${oneself}`);
    await this.db.rows(sql`update community.meetups set buyer_id = ${to} where buyer_id = ${from}`);
    await this.db.rows(sql`update community.meetups set seller_id = ${to} where seller_id = ${from}`);
    await this.db.rows(sql`update community.meetup_listings set seller_id = ${to} where seller_id = ${from}`);
  }
}
