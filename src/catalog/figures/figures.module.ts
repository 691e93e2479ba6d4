import { Module } from '@nestjs/common';
import { FiguresController } from './figures.controller.js';
import { ListingFiguresHandler } from './listing-figures.query.js';
import { OwnFiguresHandler } from './own-figures.query.js';
import { SeedViewsOnDemo } from './seed-views.on-demo.js';

/** How a seller's listings do over time. */
@Module({
  controllers: [FiguresController],
  providers: [OwnFiguresHandler, ListingFiguresHandler, SeedViewsOnDemo],
})
export class FiguresModule {}
