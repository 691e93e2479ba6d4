import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { CouponsModule } from '../coupons/coupons.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { Checkout } from './checkout.entity.js';
import { Checkouts } from './checkouts.js';
import { ForgetCheckoutsOnLeaving } from './forget-checkouts.on-leaving.js';
import { LapseCheckoutsJob } from './lapse-checkouts.job.js';

/** What lies between wanting a plan and having it. */
@Module({
  imports: [MikroOrmModule.forFeature([Checkout]), CouponsModule, SubscriptionsModule],
  providers: [Checkouts, ForgetCheckoutsOnLeaving, LapseCheckoutsJob],
  exports: [Checkouts],
})
export class BillingModule {}
