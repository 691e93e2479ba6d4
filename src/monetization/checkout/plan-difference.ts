import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { allowanceOf, FEATURES, type Feature } from '#contract/monetization/plans';
import type { PlanTier } from '#contract/people';
import { ActiveBotsOf } from '../../messaging/messaging.contract.js';
import type { LostFeature } from './checkout.dto.js';

/** What one plan has that another has not. What is lost is paused or hidden, never deleted. */
@Injectable()
export class PlanDifference {
  constructor(private readonly queries: QueryBus) {}

  async between(
    personId: string,
    from: PlanTier,
    to: PlanTier,
  ): Promise<{ loses: LostFeature[]; gains: Feature[] }> {
    const more = (feature: Feature) => Number(allowanceOf(to, feature)) - Number(allowanceOf(from, feature));
    const lost = FEATURES.filter((feature) => more(feature) < 0);
    const bots = lost.includes('offer-bots') ? await this.queries.execute(new ActiveBotsOf(personId)) : 0;
    return {
      loses: lost.map((feature) => ({
        feature,
        remaining: numberOf(allowanceOf(to, feature)),
        paused: feature === 'offer-bots' ? Math.max(0, bots - Number(allowanceOf(to, feature))) : 0,
      })),
      gains: FEATURES.filter((feature) => more(feature) > 0),
    };
  }
}

const numberOf = (allowed: number | boolean): number | null =>
  typeof allowed === 'number' && Number.isFinite(allowed) ? allowed : null;
