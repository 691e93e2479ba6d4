import type Stripe from 'stripe';
import { stripeId } from '../stripe/stripe-facts.js';

/** Stripe has told us something new. Within monetization. */
export class BillingEventReceived {
  static readonly type = 'monetization.billing-event-received';
  constructor(
    /** Stripe's. */
    readonly eventId: string,
    /** Of what has to be asked: a subscription, a checkout's session, a refund or a dispute, by Stripe's id. */
    readonly about: string,
  ) {}
}

/** What an event is about, as far as it concerns plans; undefined for all others. */
export function aboutOf(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return event.data.object.id;
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return event.data.object.id;
    case 'invoice.paid':
    case 'invoice.payment_succeeded':
    case 'invoice.payment_failed':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return stripeId(event.data.object.parent?.subscription_details?.subscription);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.closed':
      return event.data.object.id;
    default:
      return undefined;
  }
}
