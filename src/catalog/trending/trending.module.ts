import { Module } from '@nestjs/common';
import { ForgetPlaceOnLeaving } from './forget-place.on-leaving.js';
import { MarketController } from './market.controller.js';
import { MarketLife } from './market-life.js';
import { MarketMeasures } from './market-measures.js';
import { MeasureCommunityJob } from './measure-community.job.js';
import { MeasureMarketJob } from './measure-market.job.js';
import { SalesGateway } from './sales.gateway.js';
import { SeedMarketOnDemo } from './seed-market.on-demo.js';
import { SeedSalesOnDemo } from './seed-sales.on-demo.js';
import { TellVisitorsOnListingSold } from './tell-visitors.on-listing-sold.js';

/** What goes on in the market: the latest sales, what is hot, who sells most. */
@Module({
  controllers: [MarketController],
  providers: [
    MarketLife,
    MarketMeasures,
    MeasureCommunityJob,
    MeasureMarketJob,
    SalesGateway,
    TellVisitorsOnListingSold,
    ForgetPlaceOnLeaving,
    SeedSalesOnDemo,
    SeedMarketOnDemo,
  ],
})
export class TrendingModule {}
