import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { DropPictureOnListingDeleted } from './drop-picture.on-listing-deleted.js';
import { LockListingHandler } from './lock-listing.command.js';
import { MoveListingHandler } from './move-listing.command.js';
import { PassListingOnHandler } from './pass-listing-on.command.js';
import { ListPossibleBuyersHandler } from './possible-buyers.query.js';
import { RecordOfSaleHandler } from './record-of-sale.query.js';
import { RecordSaleHandler } from './record-sale.command.js';
import { ReleaseListingHandler } from './release-listing.command.js';
import { RelistListingHandler } from './relist-listing.command.js';
import { ReserveListingHandler } from './reserve-listing.command.js';
import { Sale } from './sale.entity.js';
import { SalesController } from './sales.controller.js';
import { SellListingHandler } from './sell-listing.command.js';
import { TellBuyerOnListingSold } from './tell-buyer.on-listing-sold.js';
import { TellBuyerOnSaleCancelled } from './tell-buyer.on-sale-cancelled.js';

/** Listings change hands: reserved, sold, for sale again. */
@Module({
  imports: [MikroOrmModule.forFeature([Sale])],
  controllers: [SalesController],
  providers: [
    LockListingHandler,
    RecordSaleHandler,
    ReserveListingHandler,
    ReleaseListingHandler,
    PassListingOnHandler,
    MoveListingHandler,
    SellListingHandler,
    RelistListingHandler,
    ListPossibleBuyersHandler,
    RecordOfSaleHandler,
    TellBuyerOnListingSold,
    TellBuyerOnSaleCancelled,
    DropPictureOnListingDeleted,
  ],
})
export class SalesModule {}
