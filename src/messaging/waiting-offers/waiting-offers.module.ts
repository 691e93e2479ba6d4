import { Module } from '@nestjs/common';
import { ListWaitingOffersHandler } from './list-waiting-offers.query.js';
import { WaitingOffersController } from './waiting-offers.controller.js';

/** Offers that wait for somebody’s answer. */
@Module({
  controllers: [WaitingOffersController],
  providers: [ListWaitingOffersHandler],
})
export class WaitingOffersModule {}
