import { Module } from '@nestjs/common';
import { BillersModule } from '../billers/billers.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { ListPlansHandler } from './list-plans.query.js';
import { PlansController } from './plans.controller.js';
import { PricingPage } from './pricing.page.js';

/** What plans there are, what they cost, and whether they are sold here. */
@Module({
  imports: [BillersModule, PlansModule],
  controllers: [PlansController],
  providers: [ListPlansHandler, PricingPage],
})
export class PricingModule {}
