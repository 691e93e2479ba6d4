import { Module } from '@nestjs/common';
import { ListingDistanceController } from './listing-distance.controller.js';
import { DistanceOfListingHandler } from './listing-distance.query.js';

/** How far one listing is, for its page. */
@Module({ controllers: [ListingDistanceController], providers: [DistanceOfListingHandler] })
export class DistanceModule {}
