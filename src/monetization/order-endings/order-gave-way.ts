/** What a listing was kept for is no more. */
export class OrderGaveWay {
  static readonly type = 'monetization.order-gave-way';
  constructor(
    readonly listingId: string,
    readonly sellerId: string,
    /** None in an event of an earlier version. */
    readonly orderId?: string,
  ) {}
}
