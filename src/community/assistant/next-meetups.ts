import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import type { MeetupView } from '../meetups/meetup.dto.js';
import { LIVE } from '../meetups/meetup.sql.js';
import { MeetupReading } from '../meetups/meetup-reading.js';

/** Somebody's meetups whose time has not come: one that is past and was not completed stays in their list, and is not the next. */
@Injectable()
export class NextMeetups {
  constructor(
    private readonly db: Database,
    private readonly reading: MeetupReading,
    private readonly clock: Clock,
  ) {}

  async of(personId: string): Promise<{ next: MeetupView | null; count: number }> {
    const ahead = sql`(meetup.buyer_id = ${personId} or meetup.seller_id = ${personId}) and meetup.status in ${LIVE}
      and meetup.starts_at > ${this.clock.now()}`;
    const [next = null] = await this.reading.all(
      personId,
      sql`${ahead} order by meetup.starts_at, meetup.id limit 1`,
    );
    const counted = await this.db.first(sql<{ count: number }>`
      select count(*)::int as count from community.meetups meetup where ${ahead}`);
    return { next, count: counted?.count ?? 0 };
  }
}
