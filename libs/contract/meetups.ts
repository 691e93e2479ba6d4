import type { Category, ListingStatus } from './listings.js';
import type { ImageDescriptor } from './media.js';

/** Limits of meetups (spec 1, section 9; decisions: Community). Texts in characters. */
export const MEETUP_LIMITS = {
  /** The name of the place. */
  place: 120,
  notes: 500,
  /** Why somebody calls a meetup off, and what they answer to "you didn't come". */
  reason: 300,
  page: 20,
  /** Meetups a day that a person may propose who is here for less than `newForHours`. */
  perDayWhenNew: 3,
  newForHours: 24,
  /** Checking in is possible from so long before the time … */
  checkInOpensHours: 2,
  /** … until so long after it. */
  checkInClosesHours: 4,
  /** Who came says that the other did not: from so long after the time … */
  missedFromMinutes: 30,
  /** … until so long after it. */
  missedUntilHours: 48,
  /** How far ahead a meetup may be; the earliest is tomorrow, by the clock of the place. */
  daysAhead: 60,
  /** A confirmed meetup to which nobody came, and that nobody called off, ends so long after its time. */
  lapsesAfterDays: 7,
  /** Suggested public places. */
  suggestedPlaces: 6,
  /** Meetups of two people that stand over their thread. */
  withPerson: 10,
  /** One that was completed or missed stands there for so long. */
  withPersonDays: 14,
} as const;

/** `pending`: one side named a time, the other has not answered. The last three are ends. */
export const MEETUP_STATUSES = ['pending', 'confirmed', 'completed', 'canceled', 'declined'] as const;
export type MeetupStatus = (typeof MEETUP_STATUSES)[number];

/** Those that are still to come. */
export const LIVE_MEETUP_STATUSES: readonly MeetupStatus[] = ['pending', 'confirmed'];

/** What sort of place people meet at (spec 1, section 5). `custom`: named by who proposes it. */
export const PLACE_KINDS = ['cafe', 'park', 'library', 'mall', 'custom'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** What a line in the thread says happened. `arrived`: one side checked in. `missed`: one says the other did not come. */
export const MEETUP_EVENTS = [
  'proposed',
  'moved',
  'confirmed',
  'declined',
  'canceled',
  'arrived',
  'completed',
  'missed',
] as const;
export type MeetupEvent = (typeof MEETUP_EVENTS)[number];

/**
 * Why a meetup was canceled: by one of the two (`person`), because the item was sold otherwise or is gone, because its time passed
 * unanswered, because somebody did not come, has left, called the deal off, or wants nothing to do with the other, or because
 * it is sent instead.
 */
export const CANCEL_CAUSES = [
  'person',
  'sold',
  'deleted',
  'lapsed',
  'missed',
  'left',
  'deal-canceled',
  'blocked',
  'shipped',
] as const;
export type CancelCause = (typeof CANCEL_CAUSES)[number];

export type MeetupSide = 'buyer' | 'seller';

/** What may be done to a meetup; each is the route `POST /api/meetups/:id/<move>`. */
export const MEETUP_MOVES = [
  'confirm',
  'decline',
  'cancel',
  'move',
  'check-in',
  'complete',
  'report-missed',
  'answer-missed',
  'put-back',
] as const;
export type MeetupMove = (typeof MEETUP_MOVES)[number];

/** Where two people meet. Coordinates (WGS 84) only of a place somebody suggested; answered to the two alone. */
export interface MeetupPlaceShape {
  kind: PlaceKind;
  name: string;
  latitude: number | null;
  longitude: number | null;
  /** Of a suggested public place. */
  placeId: string | null;
}

/** One of the two. Who left has no name. */
export interface MeetupPersonShape {
  id: string;
  name: string;
  avatar: ImageDescriptor | null;
}

export interface MeetupListingShape {
  id: string;
  title: string;
  /** USD: what the two agreed on, else the listing's price. */
  price: number;
  /** USD: the listing's price. */
  asking: number;
  /** Whether the two agreed on a price. */
  agreed: boolean;
  category: Category;
  image: ImageDescriptor | null;
  status: ListingStatus | 'deleted';
}

export interface MeetupShape {
  id: string;
  listing: MeetupListingShape;
  buyer: MeetupPersonShape;
  seller: MeetupPersonShape;
  /** Of who asks. */
  side: MeetupSide;
  /** ISO 8601, an instant. */
  startsAt: string;
  /** IANA name, of the place: named by who proposed the time. */
  timeZone: string;
  place: MeetupPlaceShape;
  notes: string;
  status: MeetupStatus;
  /** Who named the time that stands; the other one answers. */
  proposedBy: MeetupSide;
  /** ISO 8601: when each of them checked in. */
  checkedIn: { buyer: string | null; seller: string | null };
  /** Only of a canceled one. `by` is null when nobody did it. */
  cancel: { by: MeetupSide | null; cause: CancelCause; reason: string | null } | null;
  /** `by`: who is said not to have come; `answer`: what they say to it. */
  missed: { by: MeetupSide; answer: string | null } | null;
  /** What who asks may do now. */
  may: MeetupMove[];
  /** Of a completed one: the sale it became. */
  saleId: string | null;
  /** Counts up with every change of its time, place or state, as calendars do. */
  sequence: number;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
}

/** A page of one's meetups. */
export interface MeetupPageShape {
  items: MeetupShape[];
  nextCursor: string | null;
  /** With the first page only: how many of this side are still to come, by state, and wait for an answer of who asks. */
  counts?: { pending: number; confirmed: number; toAnswer: number };
}

/** What a message of the kind `meetup` says: each side reads it in its own language. */
export interface MeetupLineShape {
  meetupId: string;
  event: MeetupEvent;
  /** Of `canceled`: why. */
  cause: CancelCause | null;
  /** ISO 8601. */
  startsAt: string;
  timeZone: string;
  placeName: string;
}
