import { Module } from '@nestjs/common';
import { StripeModule } from '../stripe/stripe.module.js';
import { CloseSessionOnCheckoutAbandoned } from './close-session.on-checkout-abandoned.js';
import { DeleteCustomerOnCustomerLeft } from './delete-customer.on-customer-left.js';
import { EndAtStripeOnSubscriptionOver } from './end-at-stripe.on-subscription-over.js';
import { FollowAgainOnNextPlanLost } from './follow-again.on-next-plan-lost.js';
import { ReconcileWithStripeJob } from './reconcile-with-stripe.job.js';
import { VoidBillsOnCancelledWhileDue } from './void-bills.on-cancelled-while-due.js';

/** Keeps us and Stripe of one mind. */
@Module({
  imports: [StripeModule],
  providers: [
    EndAtStripeOnSubscriptionOver,
    CloseSessionOnCheckoutAbandoned,
    DeleteCustomerOnCustomerLeft,
    VoidBillsOnCancelledWhileDue,
    FollowAgainOnNextPlanLost,
    ReconcileWithStripeJob,
  ],
})
export class StripeUpkeepModule {}
