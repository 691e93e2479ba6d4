import { Module } from '@nestjs/common';
import { ActiveBotsOfHandler } from './active-bots-of.query.js';
import { BotPlans } from './bot-plans.js';
import { FitBotsOnEntitlementsChanged } from './fit-bots.on-entitlements-changed.js';

/** What sellers' plans let their bots do. */
@Module({
  providers: [ActiveBotsOfHandler, BotPlans, FitBotsOnEntitlementsChanged],
  exports: [BotPlans],
})
export class BotPlanModule {}
