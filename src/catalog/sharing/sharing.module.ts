import { Module } from '@nestjs/common';
import { ViewsModule } from '../views/views.module.js';
import { ForgetSharesOnLeaving } from './forget-shares.on-leaving.js';
import { RecordShareHandler } from './record-share.command.js';
import { ShareController } from './share.controller.js';
import { SharesOfListingHandler } from './shares-of-listing.query.js';

/** How often listings are shared, and what that brings. */
@Module({
  imports: [ViewsModule],
  controllers: [ShareController],
  providers: [RecordShareHandler, SharesOfListingHandler, ForgetSharesOnLeaving],
})
export class SharingModule {}
