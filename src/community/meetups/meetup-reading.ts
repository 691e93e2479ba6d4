import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import type { MeetupView } from './meetup.dto.js';
import { MeetupNotFound } from './meetup.errors.js';
import { MEETUPS, type MeetupRow, meetupJson, shapeOf } from './meetup.sql.js';

/** Meetups as one of the two sees them. */
@Injectable()
export class MeetupReading {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws MeetupNotFound for whoever is not one of the two */
  async of(meetupId: string, personId: string): Promise<MeetupView> {
    const which = sql`meetup.id = ${meetupId} and ${personId}::uuid in (meetup.buyer_id, meetup.seller_id)`;
    const [meetup] = await this.all(personId, which);
    if (!meetup) throw new MeetupNotFound();
    return meetup;
  }

  /** `rest`: which of them, in which order, and how many. */
  async all(personId: string, rest: RawBuilder<unknown>): Promise<MeetupView[]> {
    const now = this.clock.now();
    const rows = await this.db.rows(sql<{ meetup: MeetupRow }>`
      select ${meetupJson(personId)} as meetup from ${MEETUPS} where ${rest}`);
    return rows.map(({ meetup }) => shapeOf(meetup, now));
  }
}
