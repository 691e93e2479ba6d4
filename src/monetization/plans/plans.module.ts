import { Module } from '@nestjs/common';
import { ListPlansHandler } from './list-plans.query.js';
import { PlansController } from './plans.controller.js';
import { Prices } from './prices.js';
import { PricingPage } from './pricing.page.js';

/** What plans there are, and what they cost. */
@Module({
  controllers: [PlansController],
  providers: [Prices, ListPlansHandler, PricingPage],
  exports: [Prices],
})
export class PlansModule {}
