import type { EndReason } from './standing.js';

/** What became of a subscription that its person is to be told. */
export type SubscriptionMove = 'renewed' | 'failed' | 'came-back' | 'ended';

export class SubscriptionMoved {
  static readonly type = 'monetization.subscription-moved';
  constructor(
    readonly subscriptionId: string,
    readonly personId: string,
    readonly move: SubscriptionMove,
    /** ISO 8601: of `failed`, until when it can be made up for; of the others, until when it is paid. */
    readonly until: string | null,
    readonly why: EndReason | null,
  ) {}
}

/** It is over here, and may go on at whoever takes the money. */
export class SubscriptionOver {
  static readonly type = 'monetization.subscription-over';
  constructor(
    readonly subscriptionId: string,
    readonly why: EndReason,
  ) {}
}

/** Its person wants it to end while a payment for it is due, which is not to be taken any more. */
export class CancelledWhileDue {
  static readonly type = 'monetization.subscription-cancelled-while-due';
  constructor(readonly subscriptionId: string) {}
}

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
