/** Of a payment some was given back, or all; what became of it stands in the books. Within monetization. */
export class PaymentGivenBack {
  static readonly type = 'monetization.payment-given-back';
  constructor(
    readonly subscriptionId: string,
    /** Of what was paid. */
    readonly reference: string,
  ) {}
}
