/** The plan that was to follow one was let go of for a change that failed, and could not be arranged again at once. */
export class NextPlanLost {
  static readonly type = 'monetization.next-plan-lost';
  constructor(
    readonly subscriptionId: string,
    /** At Stripe, the price that is paid, and the one that is to follow. */
    readonly price: string,
    readonly next: string,
  ) {}
}
