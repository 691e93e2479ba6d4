import { Module } from '@nestjs/common';
import { RatingsModule } from '../ratings/ratings.module.js';
import { DealNotices } from './deal-notices.js';
import { DropDealPictureOnListingDeleted } from './drop-deal-picture.on-listing-deleted.js';
import { KeepDealHandler } from './keep-deal.command.js';
import { KeepDealOnListingSold } from './keep-deal.on-listing-sold.js';
import { Rings } from './rings.js';
import { TellAdministratorsOnRingFound } from './tell-administrators.on-ring-found.js';
import { VoidDealOnSaleCancelled } from './void-deal.on-sale-cancelled.js';

/** Sales whose buyer is known: who may review whom. */
@Module({
  imports: [RatingsModule],
  providers: [
    DealNotices,
    Rings,
    KeepDealHandler,
    KeepDealOnListingSold,
    VoidDealOnSaleCancelled,
    DropDealPictureOnListingDeleted,
    TellAdministratorsOnRingFound,
  ],
  exports: [DealNotices],
})
export class DealsModule {}
