import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import {
  type CancelCause,
  LIVE_MEETUP_STATUSES,
  type MeetupEvent,
  type MeetupPlaceShape,
  type MeetupSide,
  type MeetupStatus,
  type PlaceKind,
} from '#contract/meetups';
import { isSamePlace } from '#contract/meetups/same-place';
import { toCents } from '#contract/money';
import { record } from '#platform/outbox/domain-event';
import { MeetupChanged } from '../community.contract.js';
import type { MeetupState } from './meetup.policy.js';
import { MeetupTouched } from './meetup-touched.js';

const MeetupSchema = defineEntity({
  name: 'Meetup',
  schema: 'community',
  tableName: 'meetups',
  properties: {
    id: p.uuid().primary(),
    listingId: p.uuid(),
    buyerId: p.uuid(),
    sellerId: p.uuid(),
    startsAt: p.datetime(),
    timeZone: p.text(),
    placeKind: p.text().$type<PlaceKind>(),
    placeName: p.text(),
    placeLatitude: p.double().$type<number>().nullable(),
    placeLongitude: p.double().$type<number>().nullable(),
    placeId: p.text().nullable(),
    notes: p.text(),
    status: p.text().$type<MeetupStatus>(),
    proposedBy: p.text().$type<MeetupSide>(),
    buyerCameAt: p.datetime().nullable(),
    sellerCameAt: p.datetime().nullable(),
    canceledBy: p.text().$type<MeetupSide>().nullable(),
    cancelCause: p.text().$type<CancelCause>().nullable(),
    cancelReason: p.text().nullable(),
    missedBy: p.text().$type<MeetupSide>().nullable(),
    missedAnswer: p.text().nullable(),
    putBackAt: p.datetime().nullable(),
    reservedAt: p.datetime().nullable(),
    agreedCents: p.integer().nullable(),
    saleId: p.uuid().nullable(),
    sequence: p.integer(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** When and where. */
export interface Appointment {
  startsAt: Date;
  /** IANA name. */
  timeZone: string;
  place: MeetupPlaceShape;
}

interface Proposal extends Appointment {
  listing: { id: string; sellerId: string };
  buyerId: string;
  notes: string;
  /** USD: of a deal the two have. */
  agreedPrice: number | null;
}

interface Cancelling {
  cause: CancelCause;
  /** Null when nobody did it, or nobody is to be told who. */
  by?: MeetupSide | null;
  reason?: string | null;
}

/** Two people meet about one listing. Who may do what is in `meetup.policy.ts`. */
export class Meetup extends MeetupSchema.class {
  static propose({ listing, buyerId, notes, agreedPrice, ...appointment }: Proposal, now: Date): Meetup {
    const meetup = Object.assign(new Meetup(), {
      id: uuid(),
      listingId: listing.id,
      sellerId: listing.sellerId,
      buyerId,
      notes,
      status: 'pending' as const,
      proposedBy: 'buyer' as const,
      canceledBy: null,
      cancelCause: null,
      cancelReason: null,
      missedBy: null,
      missedAnswer: null,
      putBackAt: null,
      reservedAt: null,
      agreedCents: agreedPrice === null ? null : toCents(agreedPrice),
      saleId: null,
      sequence: 0,
      createdAt: now,
      updatedAt: now,
    });
    meetup.appoint(appointment);
    meetup.tell('proposed', buyerId);
    return meetup;
  }

  /** What decides who may do what. */
  get state(): MeetupState {
    return {
      status: this.status,
      proposedBy: this.proposedBy,
      startsAt: this.startsAt,
      cause: this.cancelCause ?? null,
      canceledBy: this.canceledBy ?? null,
      came: { buyer: Boolean(this.buyerCameAt), seller: Boolean(this.sellerCameAt) },
      missedBy: this.missedBy ?? null,
      answered: this.missedAnswer != null,
      putBack: Boolean(this.putBackAt),
    };
  }

  get isLive(): boolean {
    return LIVE_MEETUP_STATUSES.includes(this.status);
  }

  idOf(side: MeetupSide): string {
    return side === 'buyer' ? this.buyerId : this.sellerId;
  }

  get place(): MeetupPlaceShape {
    const { placeKind: kind, placeName: name, placeId, placeLatitude, placeLongitude } = this;
    const [latitude, longitude] = [placeLatitude ?? null, placeLongitude ?? null];
    return { kind, name, latitude, longitude, placeId: placeId ?? null };
  }

  isAt({ startsAt, timeZone, place }: Appointment): boolean {
    const isThen = this.startsAt.getTime() === startsAt.getTime() && this.timeZone === timeZone;
    return isThen && isSamePlace(this.place, place);
  }

  confirm(now: Date): void {
    this.become('confirmed', now);
    this.tell('confirmed', this.idOf(otherSide(this.proposedBy)));
  }

  decline(now: Date): void {
    this.become('declined', now);
    this.tell('declined', this.idOf(otherSide(this.proposedBy)));
  }

  /** Another time or place, which the other side has to confirm. Who had come has to come again. */
  move(side: MeetupSide, appointment: Appointment, now: Date): void {
    this.appoint(appointment);
    this.proposedBy = side;
    this.become('pending', now);
    this.tell('moved', this.idOf(side));
  }

  cancel({ cause, by = null, reason = null }: Cancelling, now: Date): void {
    Object.assign(this, { canceledBy: by, cancelCause: cause, cancelReason: reason });
    this.become('canceled', now);
    this.tell('canceled', by && this.idOf(by));
  }

  /** One side is there. */
  arrive(side: MeetupSide, now: Date): void {
    if (side === 'buyer') this.buyerCameAt = now;
    else this.sellerCameAt = now;
    this.updatedAt = now;
    this.tell('arrived', this.idOf(side));
  }

  get bothCame(): boolean {
    return Boolean(this.buyerCameAt && this.sellerCameAt);
  }

  /** It took place, and the item changed hands. The sale has taken over whatever was kept for it. */
  complete(side: MeetupSide, saleId: string, now: Date): void {
    Object.assign(this, { saleId, reservedAt: null });
    this.become('completed', now);
    this.tell('completed', this.idOf(side));
  }

  /** Who came says that the other one did not. */
  reportMissed(side: MeetupSide, now: Date): void {
    this.missedBy = otherSide(side);
    this.cancelCause = 'missed';
    this.canceledBy = side;
    this.become('canceled', now);
    this.tell('missed', this.idOf(side));
  }

  answerMissed(answer: string, now: Date): void {
    this.missedAnswer = answer;
    this.touch(now);
  }

  /** The item of a meetup that somebody missed is for sale again. */
  putBack(now: Date): void {
    this.putBackAt = now;
    this.touch(now);
  }

  private appoint({ startsAt, timeZone, place }: Appointment): void {
    const { kind, name, latitude, longitude, placeId } = place;
    Object.assign(this, { startsAt, timeZone, placeId, placeKind: kind, placeName: name });
    Object.assign(this, { placeLatitude: latitude, placeLongitude: longitude });
    Object.assign(this, { buyerCameAt: null, sellerCameAt: null });
  }

  private become(status: MeetupStatus, now: Date): void {
    this.status = status;
    this.sequence += 1;
    this.updatedAt = now;
  }

  private touch(now: Date): void {
    this.updatedAt = now;
    record(this, new MeetupTouched(this.id, this.buyerId, this.sellerId));
  }

  private tell(event: MeetupEvent, byId: string | null): void {
    const { id, listingId, buyerId, sellerId, startsAt, timeZone, placeName, status, sequence } = this;
    const cause = event === 'canceled' ? (this.cancelCause ?? null) : null;
    const [when, at] = [startsAt.toISOString(), this.updatedAt.toISOString()];
    const told = [when, timeZone, placeName, status, sequence, cause, at] as const;
    record(this, new MeetupChanged(id, event, byId, listingId, buyerId, sellerId, ...told));
  }
}

export const otherSide = (side: MeetupSide): MeetupSide => (side === 'buyer' ? 'seller' : 'buyer');

MeetupSchema.setClass(Meetup);
