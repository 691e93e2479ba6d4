import { Module } from '@nestjs/common';
import { CouponsController } from './coupons.controller.js';
import { CouponsInExport } from './coupons.in-export.js';
import { Coupons } from './coupons.js';
import { ForgetCouponsOnLeaving } from './forget-coupons.on-leaving.js';
import { ListOwnCouponsHandler } from './list-own-coupons.query.js';
import { TakeCouponsOnJoining } from './take-coupons.on-joining.js';

/** What takes something off a plan's price. */
@Module({
  controllers: [CouponsController],
  providers: [Coupons, ListOwnCouponsHandler, CouponsInExport, ForgetCouponsOnLeaving, TakeCouponsOnJoining],
  exports: [Coupons],
})
export class CouponsModule {}
