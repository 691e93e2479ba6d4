import { Module } from '@nestjs/common';
import { CoarsePlacesOfHandler } from './coarse-places-of.query.js';
import { ListingDistanceController } from './listing-distance.controller.js';
import { DistanceOfListingHandler } from './listing-distance.query.js';

/** How far one listing is, for its page and for who meets about it. */
@Module({
  controllers: [ListingDistanceController],
  providers: [DistanceOfListingHandler, CoarsePlacesOfHandler],
})
export class DistanceModule {}
