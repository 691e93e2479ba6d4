import { Module } from '@nestjs/common';
import { RatePersonOnPersonRated } from './rate-person.on-person-rated.js';
import { RatingOfPersonHandler } from './rating-of-person.query.js';
import { RatingsController } from './ratings.controller.js';
import { Ratings } from './ratings.js';
import { RebuildRatingsHandler } from './rebuild-ratings.command.js';

/** What the reviews of a person come to. */
@Module({
  controllers: [RatingsController],
  providers: [Ratings, RatePersonOnPersonRated, RatingOfPersonHandler, RebuildRatingsHandler],
  exports: [Ratings],
})
export class RatingsModule {}
