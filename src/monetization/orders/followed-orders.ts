import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { limitOf } from '#contract/monetization/plans';
import { PlanNotVerified, type PlanRefusal } from '#platform/plans/plan.errors';
import { EntitlementsOf } from '../../identity/identity.contract.js';
import { OrderLocked } from './order.errors.js';

/** How many open orders a seller's plan follows (spec 2, section 6); those under way for longest. */
@Injectable()
export class FollowedOrders {
  constructor(private readonly queries: QueryBus) {}

  /** Null for all of them. */
  async of(sellerId: string): Promise<number | null> {
    const { tier } = await this.queries.execute(new EntitlementsOf(sellerId));
    return limitOf(tier, 'order-tracking');
  }

  /** What a seller is told of one that is not followed. */
  async locked(sellerId: string): Promise<PlanRefusal> {
    const { tier, verified } = await this.queries.execute(new EntitlementsOf(sellerId));
    if (!verified) return new PlanNotVerified('order-tracking', tier);
    return new OrderLocked(tier, limitOf(tier, 'order-tracking') ?? 0);
  }
}
