import { Module } from '@nestjs/common';
import { OrderNewsModule } from '../order-news/order-news.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { SeedOrdersOnDemo } from './seed-orders.on-demo.js';

/** Orders of the demo town's people. */
@Module({ imports: [OrdersModule, OrderNewsModule], providers: [SeedOrdersOnDemo] })
export class OrderDemoModule {}
