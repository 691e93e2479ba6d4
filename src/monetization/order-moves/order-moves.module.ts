import { Module } from '@nestjs/common';
import { OrderOpeningsModule } from '../order-openings/order-openings.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { AcceptOrderHandler } from './accept-order.command.js';
import { AddressOrderHandler } from './address-order.command.js';
import { BuyerMovesController } from './buyer-moves.controller.js';
import { CancelOrderHandler } from './cancel-order.command.js';
import { ConfirmOrderHandler } from './confirm-order.command.js';
import { DeclineOrderHandler } from './decline-order.command.js';
import { DeliverOrderHandler } from './deliver-order.command.js';
import { OrderMoves } from './order-moves.js';
import { PromisedItem } from './promised-item.js';
import { Receipt } from './receipt.js';
import { RefundOrderHandler } from './refund-order.command.js';
import { ReportOrderHandler } from './report-order.command.js';
import { ResolveOrderHandler } from './resolve-order.command.js';
import { SellerMovesController } from './seller-moves.controller.js';
import { ShipOrderHandler } from './ship-order.command.js';
import { TrackOrderHandler } from './track-order.command.js';

/** What the two do with an order, from agreeing to it to its end. */
@Module({
  imports: [OrdersModule, OrderOpeningsModule],
  controllers: [SellerMovesController, BuyerMovesController],
  providers: [
    OrderMoves,
    PromisedItem,
    Receipt,
    AcceptOrderHandler,
    AddressOrderHandler,
    CancelOrderHandler,
    ConfirmOrderHandler,
    DeclineOrderHandler,
    DeliverOrderHandler,
    RefundOrderHandler,
    ReportOrderHandler,
    ResolveOrderHandler,
    ShipOrderHandler,
    TrackOrderHandler,
  ],
  exports: [Receipt],
})
export class OrderMovesModule {}
