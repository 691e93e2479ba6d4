import { Injectable } from '@nestjs/common';
import { allowanceOf, FEATURES, type Feature } from '#contract/monetization/plans';
import type { PlanTier } from '#contract/people';
import { Clock } from '#platform/config/clock';
import { PlanUsage } from '#platform/plans/in-plan';
import { Subscriptions } from '../subscriptions/subscriptions.js';
import type { LostFeature } from './checkout.dto.js';

export interface Difference {
  loses: LostFeature[];
  gains: Feature[];
}

/** What another plan has that somebody's has not, and the other way round. What is lost rests or is hidden, never deleted. */
@Injectable()
export class PlanDifference {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly usage: PlanUsage,
    private readonly clock: Clock,
  ) {}

  async to(wanted: PlanTier, personId: string): Promise<Difference> {
    const paid = await this.subscriptions.lastPaidOf(personId);
    const from = paid?.running ? paid.tierAt(this.clock.now()) : 'free';
    const more = (feature: Feature) =>
      Number(allowanceOf(wanted, feature)) - Number(allowanceOf(from, feature));
    const lost = FEATURES.filter((feature) => more(feature) < 0);
    const counts = await this.usage.of(personId, lost);
    return {
      loses: lost.map((feature) => lossOf(feature, wanted, counts[feature] ?? null)),
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
