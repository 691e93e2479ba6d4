import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PlanUsage } from '#platform/plans/in-plan';
import { BillersModule } from '../billers/billers.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { CouponsModule } from '../coupons/coupons.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { CancelPlanHandler } from './cancel-plan.command.js';
import { ChangePlanHandler } from './change-plan.command.js';
import { MyPlanController } from './my-plan.controller.js';
import { PlanCost } from './plan-cost.js';
import { PlanDifference } from './plan-difference.js';
import { QuotePlanHandler } from './quote-plan.query.js';
import { ReadLeavingHandler } from './read-leaving.query.js';
import { ReadMyPlanHandler } from './read-my-plan.query.js';
import { StartCheckoutHandler } from './start-checkout.command.js';

/** How people get a plan, change it and give it up. */
@Module({
  imports: [DiscoveryModule, BillersModule, BillingModule, CouponsModule, PlansModule, SubscriptionsModule],
  controllers: [MyPlanController],
  providers: [
    PlanCost,
    PlanDifference,
    PlanUsage,
    ReadMyPlanHandler,
    ReadLeavingHandler,
    QuotePlanHandler,
    StartCheckoutHandler,
    ChangePlanHandler,
    CancelPlanHandler,
  ],
})
export class CheckoutModule {}
