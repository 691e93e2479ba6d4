import { Module } from '@nestjs/common';
import { RememberedStatements } from '../browse/remembered-statements.js';
import { FeedController } from './feed.controller.js';
import { ReadFeedHandler } from './read-feed.query.js';

/** Listings one by one, each filling the screen. */
@Module({
  controllers: [FeedController],
  providers: [ReadFeedHandler, RememberedStatements],
})
export class FeedModule {}
