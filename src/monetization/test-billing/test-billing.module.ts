import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { TestBiller } from './test-biller.js';

/** What stands in for a payment provider where none is set, but for production. */
@Module({
  imports: [BillingModule, SubscriptionsModule],
  providers: [TestBiller],
  exports: [TestBiller],
})
export class TestBillingModule {}
