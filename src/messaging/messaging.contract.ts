import { Command, Query } from '@nestjs/cqrs';
import type { MeetupLineShape } from '#contract/meetups';
import type { OrderLineShape } from '#contract/monetization/orders';

/**
 * How many seconds a person usually lets others wait for the first answer of a conversation: the median of the last 90
 * days, null when there are fewer than three. A bot's answers don't count.
 */
export class ResponseTimeOf extends Query<number | null> {
  constructor(readonly profileId: string) {
    super();
  }
}

/** A buyer and a seller agreed on a price (USD): the listing is kept for that buyer. */
export class DealAgreed {
  static readonly type = 'messaging.deal-agreed';
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
    readonly buyerId: string,
    readonly price: number,
  ) {}
}

/** One of the two called their deal off; the listing is for sale again. What they agree on from then on is another matter. */
export class DealCalledOff {
  static readonly type = 'messaging.deal-called-off';
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
    readonly buyerId: string,
    readonly byId: string,
    /** ISO 8601. None in an event of an earlier version. */
    readonly calledOffAt?: string,
  ) {}
}

/** One of two people wants nothing more to do with the other: told once more when somebody joins one of them. Nobody is told who. */
export class PeopleParted {
  static readonly type = 'messaging.people-parted';
  constructor(
    readonly oneId: string,
    readonly otherId: string,
  ) {}
}

/** A listing that is kept for who has a deal about it. */
export interface StandingDeal {
  listingId: string;
  buyerId: string;
}

/** Who has a deal about which of these listings. */
export class StandingDeals extends Query<StandingDeal[]> {
  constructor(readonly listingIds: readonly string[]) {
    super();
  }
}

/** Of these people, those of whom one has blocked the other: `AreApart` of many. */
export class ApartFrom extends Query<string[]> {
  constructor(
    readonly personId: string,
    readonly otherIds: readonly string[],
  ) {
    super();
  }
}

/**
 * Whether what keeps a listing (`holdId`, as of `ReserveListing`) is a meetup with this buyer. Asked by messaging, and answered
 * by whoever keeps meetups, since that context knows this one.
 */
export class MeetupKeeps extends Query<boolean> {
  constructor(
    readonly holdId: string,
    readonly buyerId: string,
  ) {
    super();
  }
}

/**
 * One of the two calls their deal off, the seller if nobody is named, and the listing is for sale again. Within the caller's
 * transaction, behind the listing's lock. Answers whether there was a deal.
 */
export class CallOffDeal extends Command<boolean> {
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
    readonly buyerId: string,
    readonly byId = sellerId,
  ) {
    super();
  }
}

/**
 * Says in the conversation of two people about a listing what happened to their meetup, in the name of the first; begins the
 * conversation if there is none. Within the caller's transaction. Nothing is said to who has left, or about a listing that
 * nobody has talked about and that is gone.
 */
export class SayOfMeetup extends Command<void> {
  constructor(
    readonly senderId: string,
    readonly recipientId: string,
    readonly listingId: string,
    readonly line: MeetupLineShape,
    /** Of the demo town's past: it was said then, and both have read it. */
    readonly saidAt: Date | null = null,
  ) {
    super();
  }
}

/**
 * Somebody does what says something to another person, and may do so only as often as send messages. Before the caller's
 * transaction. Throws `messaging.too-many-messages`.
 */
export class CountAsMessage extends Command<void> {
  constructor(readonly personId: string) {
    super();
  }
}

/** Says what happened to an order of two people, in the same way. */
export class SayOfOrder extends Command<void> {
  constructor(
    readonly senderId: string,
    readonly recipientId: string,
    readonly listingId: string,
    readonly line: OrderLineShape,
    readonly saidAt: Date | null = null,
  ) {
    super();
  }
}

/** Who wrote last about a listing, is still here and not blocked by its seller, nor has blocked them; null when nobody did. */
export class LastInterestedIn extends Query<string | null> {
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
    /** Anybody but them. */
    readonly exceptId: string,
  ) {
    super();
  }
}
