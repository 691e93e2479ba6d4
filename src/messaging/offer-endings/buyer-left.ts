/** The buyer of an accepted deal has left. */
export class BuyerLeft {
  static readonly type = 'messaging.buyer-left';
  constructor(
    readonly offerId: string,
    readonly listingId: string,
  ) {}
}
