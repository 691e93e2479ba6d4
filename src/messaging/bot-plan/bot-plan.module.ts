import { Module } from '@nestjs/common';
import { BotPlans } from './bot-plans.js';
import { BotsInPlan } from './bots.in-plan.js';
import { FitBotsOnEntitlementsChanged } from './fit-bots.on-entitlements-changed.js';

/** What sellers' plans let their bots do. */
@Module({
  providers: [BotPlans, BotsInPlan, FitBotsOnEntitlementsChanged],
  exports: [BotPlans],
})
export class BotPlanModule {}
