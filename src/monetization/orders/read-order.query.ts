import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderView } from './order.dto.js';
import { OrderReading } from './order-reading.js';

/** One order as one of its two people sees it. @throws OrderNotFound for everybody else, OrderLocked */
export class ReadOrder extends Query<OrderView> {
  constructor(
    readonly personId: string,
    readonly orderId: string,
  ) {
    super();
  }
}

@QueryHandler(ReadOrder)
export class ReadOrderHandler implements IQueryHandler<ReadOrder> {
  constructor(private readonly reading: OrderReading) {}

  execute({ personId, orderId }: ReadOrder): Promise<OrderView> {
    return this.reading.of(orderId, personId);
  }
}
