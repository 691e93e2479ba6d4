import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type RawBuilder, sql } from 'kysely';
import type { MeetupShape } from '#contract/meetups';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { ShippedOrders, type TakenListing } from '../../catalog/catalog.contract.js';
import { ApartFrom, StandingDeals } from '../../messaging/messaging.contract.js';
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
    const shown = meetups.map((meetup) => {
      const { missed } = meetup;
      const isKept = missed !== null && isAnsweredByOther(meetup) && apart.includes(otherIdIn(meetup));
      return shapeOf(isKept ? { ...meetup, missed: { ...missed, answer: null } } : meetup, now);
    });
    const kept = new Set(meetups.filter((meetup) => meetup.kept).map(({ id }) => id));
    return this.withoutVainMoves(shown, kept);
  }

  /** An item is put back where it is still kept, by the meetup or a deal, and not on its way: elsewhere nothing would come of it. */
  private async withoutVainMoves(shown: MeetupShape[], kept: ReadonlySet<string>): Promise<MeetupShape[]> {
    const listingIds = shown.filter(mayPutBack).map(({ listing }) => listing.id);
    if (listingIds.length === 0) return shown;
    const deals = await this.queries.execute(new StandingDeals(listingIds));
    const shipped = await this.queries.execute(new ShippedOrders(listingIds));
    return shown.map((meetup) => {
      const isKept = kept.has(meetup.id) || isTaken(deals, meetup);
      if (!mayPutBack(meetup) || (isKept && !isTaken(shipped, meetup))) return meetup;
      return { ...meetup, may: meetup.may.filter((move) => move !== 'put-back') };
    });
  }
}

const isAnsweredByOther = ({ side, missed }: MeetupRow): boolean =>
  missed !== null && missed.by !== side && missed.answer !== null;

const otherIdIn = ({ side, buyer, seller }: MeetupRow): string => (side === 'buyer' ? seller : buyer).id;

const mayPutBack = ({ may }: MeetupShape): boolean => may.includes('put-back');

const isTaken = (taken: readonly TakenListing[], { listing, buyer }: MeetupShape): boolean =>
  taken.some(({ listingId, buyerId }) => listingId === listing.id && buyerId === buyer.id);
