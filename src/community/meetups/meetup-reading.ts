import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type RawBuilder, sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { ApartFrom } from '../../messaging/messaging.contract.js';
import type { MeetupView } from './meetup.dto.js';
import { MeetupNotFound } from './meetup.errors.js';
import { MEETUPS, type MeetupRow, meetupJson, shapeOf } from './meetup.sql.js';

/** Meetups as one of the two sees them. */
@Injectable()
export class MeetupReading {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly queries: QueryBus,
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
    const rows = await this.db.rows(sql<{ meetup: MeetupRow }>`
      select ${meetupJson(personId)} as meetup from ${MEETUPS} where ${rest}`);
    return this.shown(
      personId,
      rows.map(({ meetup }) => meetup),
    );
  }

  /** To somebody: the words of whom they are apart from do not reach them, also where they count. */
  async shown(personId: string, meetups: readonly MeetupRow[]): Promise<MeetupView[]> {
    const now = this.clock.now();
    const answering = new Set(meetups.filter(isAnsweredByOther).map(otherIdIn));
    const apart =
      answering.size === 0 ? [] : await this.queries.execute(new ApartFrom(personId, [...answering]));
    return meetups.map((meetup) => {
      const { missed } = meetup;
      const isKept = missed !== null && isAnsweredByOther(meetup) && apart.includes(otherIdIn(meetup));
      return shapeOf(isKept ? { ...meetup, missed: { ...missed, answer: null } } : meetup, now);
    });
  }
}

const isAnsweredByOther = ({ side, missed }: MeetupRow): boolean =>
  missed !== null && missed.by !== side && missed.answer !== null;

const otherIdIn = ({ side, buyer, seller }: MeetupRow): string => (side === 'buyer' ? seller : buyer).id;
