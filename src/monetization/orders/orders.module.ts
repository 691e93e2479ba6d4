import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { FollowedOrders } from './followed-orders.js';
import { ListOrdersHandler } from './list-orders.query.js';
import { Order } from './order.entity.js';
import { OrderAboutHandler, ShippedOrdersHandler } from './order-about.query.js';
import { OrderReading } from './order-reading.js';
import { OrdersController } from './orders.controller.js';
import { OrdersInPlan } from './orders.in-plan.js';
import { OrdersWithHandler } from './orders-with.query.js';
import { ReadOrderHandler } from './read-order.query.js';

/** Something is sent from a seller to a buyer: how that stands, for each of the two. */
@Module({
  imports: [MikroOrmModule.forFeature([Order])],
  controllers: [OrdersController],
  providers: [
    FollowedOrders,
    OrderReading,
    ListOrdersHandler,
    OrdersWithHandler,
    ReadOrderHandler,
    OrderAboutHandler,
    ShippedOrdersHandler,
    OrdersInPlan,
  ],
  exports: [FollowedOrders, OrderReading],
})
export class OrdersModule {}
