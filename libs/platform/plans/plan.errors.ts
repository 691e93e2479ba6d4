import { type Feature, tierNeededFor } from '#contract/monetization/plans';
import type { PlanTier } from '#contract/people';
import { DomainError } from '#platform/http/domain-error';

/**
 * Every refusal for the plan is made by this, so that all carry the feature and the smallest tier that has more of it. `code`
 * is for those that count and say how many.
 */
export abstract class PlanRefusal extends DomainError {
  constructor(code: string, feature: Feature, has: PlanTier, counted: { limit?: number } = {}) {
    super(code, 'payment-required', { feature, tier: tierNeededFor(feature, has), ...counted });
  }
}

export class PlanRequired extends PlanRefusal {
  constructor(feature: Feature, has: PlanTier) {
    super('platform.plan-required', feature, has);
  }
}

/** Whoever knows what was bought does not answer: nobody gets what they may not have paid for (spec 2, section 8). */
export class PlanNotVerified extends PlanRefusal {
  constructor(feature: Feature, has: PlanTier) {
    super('platform.plan-not-verified', feature, has);
  }
}
