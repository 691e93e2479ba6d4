import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { type Counts, InPlan, type PlanPart } from '#platform/plans/in-plan';
import { OPEN } from './order.sql.js';

/** What a seller has under way. */
@Injectable()
@InPlan('order-tracking')
export class OrdersInPlan implements PlanPart {
  constructor(private readonly db: Database) {}

  async countsOf(sellerId: string): Promise<Counts> {
    const found = await this.db.first(sql<{ open: number }>`
      select count(*)::int as open from monetization.orders where seller_id = ${sellerId} and status in ${OPEN}`);
    return { 'order-tracking': found?.open ?? 0 };
  }
}
