import type { PlanTier } from '#contract/people';
import { DomainError } from '#platform/http/domain-error';
import { PlanRefusal } from '#platform/plans/plan.errors';

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

/** The plan allows no more active bots. */
export class BotLimitReached extends PlanRefusal {
  constructor(has: PlanTier, limit: number) {
    super('messaging.bot-limit', 'offer-bots', has, { limit });
  }
}
