/** Somebody has paid with something they had not paid with before. */
export class PaymentMarkNoted {
  static readonly type = 'monetization.payment-mark-noted';
  constructor(readonly personId: string) {}
}
