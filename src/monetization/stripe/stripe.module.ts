import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { PaymentMarksModule } from '../payment-marks/payment-marks.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { ForgetCustomerOnLeaving } from './forget-customer.on-leaving.js';
import { StripeBiller } from './stripe-biller.js';
import { StripeChanges } from './stripe-changes.js';
import { StripeClient } from './stripe-client.js';
import { StripeCustomers } from './stripe-customers.js';
import { StripeMetrics } from './stripe-metrics.js';
import { StripePrices } from './stripe-prices.js';
import { StripeRefunds } from './stripe-refunds.js';
import { StripeSessions } from './stripe-sessions.js';
import { StripeSync } from './stripe-sync.js';

/** Stripe: what is asked of it, and what its answers mean here. */
@Module({
  imports: [BillingModule, PaymentMarksModule, PlansModule, SubscriptionsModule],
  providers: [
    StripeClient,
    StripeMetrics,
    StripeCustomers,
    StripePrices,
    StripeSync,
    StripeSessions,
    StripeRefunds,
    StripeChanges,
    StripeBiller,
    ForgetCustomerOnLeaving,
  ],
  exports: [StripeClient, StripeBiller, StripeChanges, StripeSync, StripeSessions, StripeRefunds],
})
export class StripeModule {}
