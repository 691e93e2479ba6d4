import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/deals.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { ForgetReviewsOnLeaving } from './forget-reviews.on-leaving.js';
import { RemoveReviewHandler } from './remove-review.command.js';
import { ReplyToReviewHandler } from './reply-to-review.command.js';
import { ReviewController } from './review.controller.js';
import { ReviewsInExport } from './reviews.in-export.js';
import { ReviewsPage } from './reviews.page.js';
import { ReviewsOfPersonHandler } from './reviews-of-person.query.js';
import { TakeReviewsOnJoining } from './take-reviews.on-joining.js';

/** What people wrote about each other after a deal, as everybody reads it. */
@Module({
  imports: [DealsModule, RatingsModule],
  controllers: [ReviewController],
  providers: [
    ReplyToReviewHandler,
    RemoveReviewHandler,
    ReviewsOfPersonHandler,
    ReviewsPage,

    ForgetReviewsOnLeaving,
    TakeReviewsOnJoining,
    ReviewsInExport,
  ],
})
export class ReviewsModule {}
