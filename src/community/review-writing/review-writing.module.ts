import { Module } from '@nestjs/common';
import { DealsModule } from '../deals/deals.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { DealAtHand } from './deal-at-hand.js';
import { DealReviewController } from './deal-review.controller.js';
import { EditReviewHandler } from './edit-review.command.js';
import { ListDealsToReviewHandler } from './list-deals-to-review.query.js';
import { ReadDealHandler } from './read-deal.query.js';
import { Reveal } from './reveal.js';
import { TellRevealedJob } from './tell-revealed.job.js';
import { WriteReviewHandler } from './write-review.command.js';

/** What the two sides of a deal write about each other, until everybody reads it. */
@Module({
  imports: [DealsModule, RatingsModule],
  controllers: [DealReviewController],
  providers: [
    DealAtHand,
    Reveal,
    WriteReviewHandler,
    EditReviewHandler,
    ReadDealHandler,
    ListDealsToReviewHandler,
    TellRevealedJob,
  ],
})
export class ReviewWritingModule {}
