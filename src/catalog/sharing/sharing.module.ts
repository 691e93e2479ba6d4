import { Module } from '@nestjs/common';
import { ForgetSharesOnLeaving } from './forget-shares.on-leaving.js';
import { RecordShareHandler } from './record-share.command.js';
import { ShareController } from './share.controller.js';
import { SharesOfListingHandler } from './shares-of-listing.query.js';

/** How often listings are shared, and what that brings. */
@Module({
  controllers: [ShareController],
  providers: [RecordShareHandler, SharesOfListingHandler, ForgetSharesOnLeaving],
})
export class SharingModule {}
