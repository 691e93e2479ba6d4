import { Module } from '@nestjs/common';
import { ForgetInsightsOnLeaving } from './forget-insights.on-leaving.js';
import { GenerateInsightsHandler } from './generate-insights.command.js';
import { InsightsController } from './insights.controller.js';
import { ListInsightsHandler } from './list-insights.query.js';

/** What a seller's own numbers and the market's say. */
@Module({
  controllers: [InsightsController],
  providers: [GenerateInsightsHandler, ListInsightsHandler, ForgetInsightsOnLeaving],
})
export class InsightsModule {}
