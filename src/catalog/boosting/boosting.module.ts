import { Module } from '@nestjs/common';
import { BoostListingHandler } from './boost-listing.command.js';
import { EndBoostsHandler } from './end-boosts.command.js';
import { ViewsOfListingsHandler } from './views-of-listings.query.js';

/** Listings that stand first in their category. */
@Module({ providers: [BoostListingHandler, EndBoostsHandler, ViewsOfListingsHandler] })
export class BoostingModule {}
