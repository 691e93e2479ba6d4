import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ORDER_LIMITS as LIMITS } from '#contract/monetization/orders';
import type { OrderList } from './order.dto.js';
import { OrderReading } from './order-reading.js';

/** What stands over the thread of two people: their orders under way, and those that came to an end of late. */
export class OrdersWith extends Query<OrderList> {
  constructor(
    readonly personId: string,
    readonly otherId: string,
  ) {
    super();
  }
}

@QueryHandler(OrdersWith)
export class OrdersWithHandler implements IQueryHandler<OrdersWith> {
  constructor(private readonly reading: OrderReading) {}

  async execute({ personId, otherId }: OrdersWith): Promise<OrderList> {
    const reader = await this.reading.reader(personId);
    const two = sql`(purchase.buyer_id, purchase.seller_id) in ((${personId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${personId}::uuid))`;
    const items = await this.reading.all(
      reader,
      sql`${two} and (purchase.closed_at is null or (purchase.status in ('delivered', 'refunded')
          and purchase.closed_at > ${reader.now}::timestamptz - make_interval(days => ${LIMITS.withPersonDays})))
        order by purchase.closed_at is not null, purchase.created_at desc, purchase.id desc
        limit ${LIMITS.withPerson}`,
    );
    return { items };
  }
}
