import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { GivePlanCreditsJob } from './give-plan-credits.job.js';
import { GivePlanCreditsOnEntitlementsChanged } from './give-plan-credits.on-entitlements-changed.js';
import { PlanCredits } from './plan-credits.js';
import { TakeBackCreditsOnPaymentGivenBack } from './take-back-credits.on-payment-given-back.js';

/** The credits that come with a plan. */
@Module({
  imports: [LedgerModule, PaymentsModule],
  providers: [
    PlanCredits,
    GivePlanCreditsJob,
    GivePlanCreditsOnEntitlementsChanged,
    TakeBackCreditsOnPaymentGivenBack,
  ],
})
export class PlanCreditsModule {}
