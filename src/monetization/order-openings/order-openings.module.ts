import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module.js';
import { OfferOrderHandler } from './offer-order.command.js';
import { OpenOrderHandler } from './open-order.command.js';
import { OrderOpeningsController } from './order-openings.controller.js';
import { RequestOrderHandler } from './request-order.command.js';
import { RightToOrder } from './right-to-order.js';
import { SellShippedHandler } from './sell-shipped.command.js';

/** How something comes to be sent. */
@Module({
  imports: [OrdersModule],
  controllers: [OrderOpeningsController],
  providers: [RightToOrder, OpenOrderHandler, OfferOrderHandler, RequestOrderHandler, SellShippedHandler],
  exports: [RightToOrder],
})
export class OrderOpeningsModule {}
