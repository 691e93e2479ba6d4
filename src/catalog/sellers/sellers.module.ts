import { Module } from '@nestjs/common';
import { HadListingsHandler } from './had-listings.query.js';
import { ListingsOfSellerHandler } from './listings-of-seller.query.js';
import { RecordOfSellerHandler } from './record-of-seller.query.js';
import { SellersController } from './sellers.controller.js';

/** What anybody may know of a seller's things. */
@Module({
  controllers: [SellersController],
  providers: [HadListingsHandler, ListingsOfSellerHandler, RecordOfSellerHandler],
})
export class SellersModule {}
