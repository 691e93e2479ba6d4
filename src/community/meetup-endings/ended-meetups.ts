import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { CancelCause, MeetupSide } from '#contract/meetups';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { isoSql } from '#platform/persistence/iso.sql';
import { MeetupChanged } from '../community.contract.js';
import { LIVE } from '../meetups/meetup.sql.js';
import { MeetupGaveWay } from './meetup-gave-way.js';

interface Ended {
  id: string;
  listingId: string;
  buyerId: string;
  sellerId: string;
  startsAt: string;
  timeZone: string;
  placeName: string;
  sequence: number;
  wasKept: boolean;
}

/** Meetups that end by what happens around them, and not by a move of the two. */
@Injectable()
export class EndedMeetups {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends the live meetups that `which` chooses (SQL of `meetup`; it may go on with a limit) and answers how many. `by`: which of
   * the two brought it about, if they may know. Within the caller's transaction. What was kept for one of them alone is given
   * back by a reaction: its row is locked before those of meetups, and not after.
   */
  async end(which: RawBuilder<unknown>, cause: CancelCause, by: MeetupSide | null = null): Promise<number> {
    const now = this.clock.now();
    const ended = await this.db.rows(sql<Ended>`
      with live as (
        select id, reserved_at from community.meetups meetup
        where status in ${LIVE} and ${which}
      )
      update community.meetups meetup set status = 'canceled', cancel_cause = ${cause}, reserved_at = null,
        canceled_by = ${by}, sequence = sequence + 1, updated_at = ${now}
      from live where meetup.id = live.id
      returning meetup.id, listing_id as "listingId", buyer_id as "buyerId", seller_id as "sellerId",
        ${isoSql('starts_at')} as "startsAt", time_zone as "timeZone", place_name as "placeName", sequence,
        live.reserved_at is not null as "wasKept"`);
    for (const meetup of ended) this.tell(meetup, cause, by, now);
    return ended.length;
  }

  private tell({ id, wasKept, ...meetup }: Ended, cause: CancelCause, by: MeetupSide | null, at: Date): void {
    const { listingId, buyerId, sellerId, startsAt, timeZone, placeName, sequence } = meetup;
    const byId = by && { buyer: buyerId, seller: sellerId }[by];
    const told = [startsAt, timeZone, placeName, 'canceled', sequence, cause, at.toISOString()] as const;
    this.outbox.raise(new MeetupChanged(id, 'canceled', byId, listingId, buyerId, sellerId, ...told), id);
    if (wasKept) this.outbox.raise(new MeetupGaveWay(listingId, sellerId, id), listingId);
  }
}

/** The order in which everybody locks them. */
export const IN_ORDER = sql`order by meetup.id for update`;
