import { Module } from '@nestjs/common';
import { PlansModule } from '../plans/plans.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { SeedPlansOnDemo } from './seed-plans.on-demo.js';

/** Plans of the demo town's people. */
@Module({ imports: [PlansModule, SubscriptionsModule], providers: [SeedPlansOnDemo] })
export class PlanDemoModule {}
