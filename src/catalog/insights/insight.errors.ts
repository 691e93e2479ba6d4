import type { Entitlement, PlanTier } from '#contract/people';
import { DomainError } from '#platform/http/domain-error';

/** Insights are of the highest plan (spec 2, section 6). */
export class InsightPlanRequired extends DomainError {
  constructor() {
    const feature: Entitlement = 'ai-insights';
    const tier: PlanTier = 'premium_plus';
    super('catalog.insight-plan-required', 'payment-required', { feature, tier });
  }
}

/** What it is computed from hardly changes within a day. */
export class InsightsAreFresh extends DomainError {
  constructor(retryAfter: number) {
    super('catalog.insights-fresh', 'too-many', { retryAfter });
  }
}
