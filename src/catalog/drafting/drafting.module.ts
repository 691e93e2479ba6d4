import { Module } from '@nestjs/common';
import { AlikeModule } from '../alike/alike.module.js';
import { AskForListing } from './ask-for-listing.js';
import { DraftingController } from './drafting.controller.js';
import { LearnCategoryWordsJob } from './learn-category-words.job.js';
import { LearntWords } from './learnt-words.js';
import { ListingModel } from './listing-model.js';
import { TextDrafter } from './text-drafter.js';

/** Listings made of what sellers say. */
@Module({
  imports: [AlikeModule],
  controllers: [DraftingController],
  providers: [TextDrafter, AskForListing, ListingModel, LearntWords, LearnCategoryWordsJob],
  exports: [TextDrafter, ListingModel],
})
export class DraftingModule {}
