import { Module } from '@nestjs/common';
import { OrderMovesModule } from '../order-moves/order-moves.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { CompleteOrdersJob } from './complete-orders.job.js';
import { EndOrdersOnDealCalledOff } from './end-orders.on-deal-called-off.js';
import { EndOrdersOnListingChanged } from './end-orders.on-listing-changed.js';
import { EndOrdersOnListingDeleted } from './end-orders.on-listing-deleted.js';
import { EndOrdersOnPeopleParted } from './end-orders.on-people-parted.js';
import { EndedOrders } from './ended-orders.js';
import { ForgetAddressesJob } from './forget-addresses.job.js';
import { ForgetOrdersOnLeaving } from './forget-orders.on-leaving.js';
import { OrdersInExport } from './orders.in-export.js';
import { PicturesInOrdersHandler } from './pictures-in-orders.query.js';
import { ReleaseListingOnOrderGaveWay } from './release-listing.on-order-gave-way.js';
import { SettleOrdersOnListingSold } from './settle-orders.on-listing-sold.js';
import { TakeOrdersOnJoining } from './take-orders.on-joining.js';
import { UnsettleOrdersOnSaleCancelled } from './unsettle-orders.on-sale-cancelled.js';
import { WithdrawRequestOnMeetupChanged } from './withdraw-request.on-meetup-changed.js';

/** What becomes of orders when something happens around them, or nothing does. */
@Module({
  imports: [OrdersModule, OrderMovesModule],
  providers: [
    EndedOrders,
    EndOrdersOnDealCalledOff,
    EndOrdersOnListingChanged,
    EndOrdersOnListingDeleted,
    SettleOrdersOnListingSold,
    UnsettleOrdersOnSaleCancelled,
    EndOrdersOnPeopleParted,
    WithdrawRequestOnMeetupChanged,
    ReleaseListingOnOrderGaveWay,
    CompleteOrdersJob,
    ForgetAddressesJob,
    ForgetOrdersOnLeaving,
    TakeOrdersOnJoining,
    OrdersInExport,
    PicturesInOrdersHandler,
  ],
})
export class OrderEndingsModule {}
