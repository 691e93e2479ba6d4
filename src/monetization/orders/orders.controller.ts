import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { Requires } from '#platform/plans/requires';
import { ListOrders } from './list-orders.query.js';
import { OrderList, OrderPage, OrderView } from './order.dto.js';
import { OrderNotFound } from './order.errors.js';
import { OrdersParams } from './order-body.dto.js';
import { OrdersWith } from './orders-with.query.js';
import { ReadOrder } from './read-order.query.js';

@ApiTags('orders')
@ApiBearerAuth()
@Controller('api/orders')
@Access('signed-in')
export class OrdersController {
  constructor(private readonly queries: QueryBus) {}

  /** One's own. */
  @Get()
  orders(@CurrentActor() { id }: SignedIn, @Query() params: OrdersParams): Promise<OrderPage> {
    return this.queries.execute(new ListOrders(id, params));
  }

  /** What stands over the thread with somebody. */
  @Get('with/:id')
  ordersWith(
    @CurrentActor() { id }: SignedIn,
    @Param('id', new UuidOr(OrderNotFound)) otherId: string,
  ): Promise<OrderList> {
    return this.queries.execute(new OrdersWith(id, otherId));
  }

  @Get(':id')
  @Requires('order-tracking')
  order(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(OrderNotFound)) id: string,
  ): Promise<OrderView> {
    return this.queries.execute(new ReadOrder(actor.id, id));
  }
}
