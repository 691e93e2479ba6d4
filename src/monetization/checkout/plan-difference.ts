import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { allowanceOf, FEATURES, type Feature } from '#contract/monetization/plans';
import { isAbove, type PlanTier } from '#contract/people';
import { Clock } from '#platform/config/clock';
import { PlanUsage } from '#platform/plans/in-plan';
import { EntitlementsOf } from '../../identity/identity.contract.js';
import { Subscriptions } from '../subscriptions/subscriptions.js';
import type { LostFeature } from './checkout.dto.js';

export interface Difference {
  loses: LostFeature[];
  gains: Feature[];
}

/**
 * What another plan would bring that somebody has not, and the other way round. What they were given beyond what they pay for
 * stays, whatever they pay for. What is lost rests or is hidden, never deleted.
 */
@Injectable()
export class PlanDifference {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly usage: PlanUsage,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async to(wanted: PlanTier, personId: string): Promise<Difference> {
    const [paid, { tier: from }] = await Promise.all([
      this.subscriptions.lastPaidOf(personId),
      this.queries.execute(new EntitlementsOf(personId, true)),
    ]);
    const paidTier = paid?.running ? paid.tierAt(this.clock.now()) : 'free';
    const to = isAbove(from, paidTier) && isAbove(from, wanted) ? from : wanted;
    const more = (feature: Feature) => Number(allowanceOf(to, feature)) - Number(allowanceOf(from, feature));
    const lost = FEATURES.filter((feature) => more(feature) < 0);
    const counts = await this.usage.of(personId, lost);
    return {
      loses: lost.map((feature) => lossOf(feature, to, counts[feature] ?? null)),
      gains: FEATURES.filter((feature) => more(feature) > 0),
    };
  }
}

function lossOf(feature: Feature, wanted: PlanTier, has: number | null): LostFeature {
  const allowed = allowanceOf(wanted, feature);
  return { feature, remaining: numberOf(allowed), has, beyond: Math.max(0, (has ?? 0) - Number(allowed)) };
}

const numberOf = (allowed: number | boolean): number | null =>
  typeof allowed === 'number' && Number.isFinite(allowed) ? allowed : null;
