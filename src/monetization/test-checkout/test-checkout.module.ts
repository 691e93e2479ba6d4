import { Module } from '@nestjs/common';
import { BillersModule } from '../billers/billers.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { ReadTestCheckoutHandler } from './read-test-checkout.query.js';
import { RenewTestPlanHandler } from './renew-test-plan.command.js';
import { RenewTestPlansJob } from './renew-test-plans.job.js';
import { SettleTestCheckoutHandler } from './settle-test-checkout.command.js';
import { TestCheckoutController } from './test-checkout.controller.js';

/** What one sees of a checkout where no money is taken. */
@Module({
  imports: [BillersModule, BillingModule, SubscriptionsModule],
  controllers: [TestCheckoutController],
  providers: [ReadTestCheckoutHandler, SettleTestCheckoutHandler, RenewTestPlanHandler, RenewTestPlansJob],
})
export class TestCheckoutModule {}
