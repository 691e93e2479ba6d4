import { Module } from '@nestjs/common';
import { AlikeController } from './alike.controller.js';
import { CompareListingHandler } from './compare-listing.query.js';
import { CountAlike } from './count-alike.js';
import { LookAlikes } from './look-alikes.js';

/** What else there is of a listing's kind. */
@Module({
  controllers: [AlikeController],
  providers: [CountAlike, LookAlikes, CompareListingHandler],
  exports: [CountAlike, LookAlikes],
})
export class AlikeModule {}
