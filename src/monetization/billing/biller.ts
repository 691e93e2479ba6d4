import type { CheckoutKind } from '#contract/monetization/subscriptions';
import type { PlanPrice } from '../plans/prices.js';
import type { Subscription } from '../subscriptions/subscription.entity.js';
import type { Checkout } from './checkout.entity.js';

/** All in cents. */
export interface ChangeCost {
  /** What is unused of what was paid, and counts. */
  restCents: number;
  dueCents: number;
  /** What is left of the rest then, and comes off the periods that follow. */
  leftCents: number;
}

/**
 * Whoever takes the money on this server. It may be somebody outside who takes their time: nothing here is called within a
 * transaction. Asked twice for the same, it is done once.
 */
export abstract class Biller {
  abstract readonly kind: CheckoutKind;

  /** Where the checkout is paid; kept with it. @throws CheckoutClosed */
  abstract open(checkout: Checkout): Promise<string>;

  /** What `change` would take now. */
  abstract costOfChange(subscription: Subscription, price: PlanPrice): Promise<ChangeCost>;

  /** Another plan at once, what is unused of the old one counted. @throws PaymentFailed, and then nothing has changed */
  abstract change(subscription: Subscription, price: PlanPrice): Promise<void>;

  /** Another plan at the period's end; null: none after all. */
  abstract changeLater(subscription: Subscription, price: PlanPrice | null): Promise<void>;

  /** Whether it ends with the period. What is due then is not tried again, and nobody can pay it any more. */
  abstract cancelLater(subscription: Subscription, cancels: boolean): Promise<void>;

  /** Where cards and receipts are seen to. @throws NoPortal */
  abstract portal(personId: string): Promise<string>;
}
