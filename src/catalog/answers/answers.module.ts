import { Module } from '@nestjs/common';
import { FactsOfListingHandler } from './facts-of-listing.query.js';
import { OwnSellingOfHandler } from './own-selling-of.query.js';

/** What the catalog says when somebody asks in words. */
@Module({ providers: [FactsOfListingHandler, OwnSellingOfHandler] })
export class AnswersModule {}
