import { Module } from '@nestjs/common';
import { PlansModule } from '../plans/plans.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { AssignPlanHandler } from './assign-plan.command.js';
import { AssignedController } from './assigned.controller.js';
import { TakePlanBackHandler } from './take-plan-back.command.js';

/** Plans that are given by whoever runs the place. */
@Module({
  imports: [PlansModule, SubscriptionsModule],
  controllers: [AssignedController],
  providers: [AssignPlanHandler, TakePlanBackHandler],
})
export class AssignedModule {}
