import { Query } from '@nestjs/cqrs';

/** A buyer wrote to a seller about a listing, for the first time; the conversation began with it. */
export class ListingContacted {
  static readonly type = 'messaging.listing-contacted';
  constructor(
    readonly listingId: string,
    readonly buyerId: string,
    /** ISO 8601. */
    readonly contactedAt: string,
  ) {}
}

/**
 * How many seconds a person usually lets others wait for the first answer of a conversation: the median of the last 90
 * days, null when there are fewer than three. A bot's answers don't count.
 */
export class ResponseTimeOf extends Query<number | null> {
  constructor(readonly profileId: string) {
    super();
  }
}
