import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.js';
import { EndSubscriptionsJob } from './end-subscriptions.job.js';
import { ForgetSubscriberOnLeaving } from './forget-subscriber.on-leaving.js';
import { PlanInExport } from './plan.in-export.js';
import { RunningPlan } from './running-plan.js';
import { SubscribedTier } from './subscribed-tier.js';
import { Subscription } from './subscription.entity.js';
import { Subscriptions } from './subscriptions.js';

/** What people pay for, how it stands, and when it is over. */
@Module({
  imports: [MikroOrmModule.forFeature([Subscription]), PaymentsModule],
  providers: [
    Subscriptions,
    RunningPlan,
    SubscribedTier,
    ForgetSubscriberOnLeaving,
    PlanInExport,
    EndSubscriptionsJob,
  ],
  exports: [Subscriptions, RunningPlan],
})
export class SubscriptionsModule {}
