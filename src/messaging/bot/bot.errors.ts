import type { Entitlement, PlanTier } from '#contract/people';
import { DomainError } from '#platform/http/domain-error';

/** None, or another seller's. */
export class BotNotFound extends DomainError {
  constructor() {
    super('messaging.bot-not-found', 'not-found');
  }
}

/** There is no such listing, or somebody else sells it, or it is sold. */
export class NotYourItem extends DomainError {
  constructor() {
    super('messaging.not-your-item', 'forbidden');
  }
}

/** A listing has one bot. */
export class BotExists extends DomainError {
  constructor() {
    super('messaging.bot-exists', 'conflict');
  }
}

export class BotPlanRequired extends DomainError {
  constructor() {
    const feature: Entitlement = 'offer-bot';
    const tier: PlanTier = 'premium';
    super('messaging.bot-plan-required', 'payment-required', { feature, tier });
  }
}

export class AdvancedBotPlanRequired extends DomainError {
  constructor() {
    const feature: Entitlement = 'advanced-offer-bot';
    const tier: PlanTier = 'premium_plus';
    super('messaging.advanced-bot-plan-required', 'payment-required', { feature, tier });
  }
}

/** The plan allows no more active bots; the next one does. */
export class BotLimitReached extends DomainError {
  constructor(limit: number) {
    const feature: Entitlement = 'offer-bot';
    const tier: PlanTier = 'premium_plus';
    super('messaging.bot-limit', 'payment-required', { feature, tier, limit });
  }
}
