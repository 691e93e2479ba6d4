import { Module } from '@nestjs/common';
import { AlikeController } from './alike.controller.js';
import { CompareListingHandler } from './compare-listing.query.js';
import { CountAlike } from './count-alike.js';

/** What else there is of a listing's kind. */
@Module({
  controllers: [AlikeController],
  providers: [CountAlike, CompareListingHandler],
  exports: [CountAlike],
})
export class AlikeModule {}
