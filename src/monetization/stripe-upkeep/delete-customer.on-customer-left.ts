import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { CustomerLeft } from '../stripe/customer-left.js';
import { StripeSettings } from '../stripe/stripe.settings.js';
import { StripeClient } from '../stripe/stripe-client.js';
import { NotAtStripe } from '../stripe/stripe-failure.js';

/** Stripe ends whatever they have there, and keeps of them what its books need. */
@Injectable()
@ReactsTo(CustomerLeft, { lane: 'outside' })
export class DeleteCustomerOnCustomerLeft implements Reaction<CustomerLeft> {
  constructor(
    private readonly stripe: StripeClient,
    private readonly settings: StripeSettings,
  ) {}

  async react({ stripeCustomerId }: CustomerLeft): Promise<void> {
    // The operator is with Stripe no longer.
    if (!this.settings.isConfigured) return;
    try {
      await this.stripe.call('customers.del', (stripe) => stripe.customers.del(stripeCustomerId));
    } catch (error) {
      if (!(error instanceof NotAtStripe)) throw error;
    }
  }
}
