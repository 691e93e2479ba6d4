/** Somebody at Stripe is nobody here any more. Within monetization. */
export class CustomerLeft {
  static readonly type = 'monetization.customer-left';
  constructor(readonly stripeCustomerId: string) {}
}
