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
