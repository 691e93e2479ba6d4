import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { limitOf } from '#contract/monetization/plans';
import { CURRENCY } from '#contract/monetization/prices';
import { isAbove, type PlanTier } from '#contract/people';
import { Clock } from '#platform/config/clock';
import { EntitlementsOf } from '../../identity/identity.contract.js';
import { Biller } from '../billing/biller.js';
import type { MyPlan } from '../subscriptions/my-plan.dto.js';
import { type Subscription, wireStatus } from '../subscriptions/subscription.entity.js';
import { Subscriptions } from '../subscriptions/subscriptions.js';

export class ReadMyPlan extends Query<MyPlan> {
  constructor(readonly personId: string) {
    super();
  }
}

/** What somebody has, what of it they pay for, and how that stands. */
@QueryHandler(ReadMyPlan)
export class ReadMyPlanHandler implements IQueryHandler<ReadMyPlan> {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly queries: QueryBus,
    private readonly biller: Biller,
    private readonly clock: Clock,
  ) {}

  async execute({ personId }: ReadMyPlan): Promise<MyPlan> {
    const now = this.clock.now();
    const [last, { tier: entitled }] = await Promise.all([
      this.subscriptions.lastPaidOf(personId),
      this.queries.execute(new EntitlementsOf(personId, true)),
    ]);
    const status = last ? statusNow(last, now) : 'none';
    const runs = last && (status === 'active' || status === 'past-due') ? last : null;
    const paidTier = runs?.tierAt(now) ?? null;
    const given = isAbove(entitled, paidTier ?? 'free');
    const tier: PlanTier = given ? entitled : (paidTier ?? 'free');
    const source = runs && runs.source !== 'admin_assigned' ? runs.source : given ? 'granted' : 'none';
    return {
      tier,
      paidTier,
      source,
      status: given && !runs ? 'active' : status,
      cycle: runs?.cycle ?? null,
      amountCents: runs ? (runs.nextAmountCents ?? runs.amountCents) : null,
      currency: CURRENCY,
      periodEnd: (runs ? runs.periodEnd : given ? null : last?.holdsUntil)?.toISOString() ?? null,
      graceUntil: runs?.graceUntil?.toISOString() ?? null,
      cancelsAtPeriodEnd: runs?.cancels ?? false,
      nextTier: runs?.nextTier ?? null,
      nextCycle: runs?.nextCycle ?? null,
      checkout: this.biller.kind,
      boostCredits: { aMonth: limitOf(tier, 'boost-credits') ?? 0 },
    };
  }
}

/** By the clock, whether or not the job has been by. */
function statusNow({ status, holdsUntil, cancels, running }: Subscription, now: Date): MyPlan['status'] {
  if (running && holdsUntil && holdsUntil <= now) return cancels ? 'cancelled' : 'expired';
  return wireStatus(status);
}
