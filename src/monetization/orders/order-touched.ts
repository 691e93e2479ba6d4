/** Something of an order changed that the two see and that is not told in their thread. */
export class OrderTouched {
  static readonly type = 'monetization.order-touched';
  constructor(
    readonly orderId: string,
    readonly buyerId: string,
    readonly sellerId: string,
    /** `address`: the seller now knows where to. */
    readonly what: 'address' | null,
  ) {}
}
