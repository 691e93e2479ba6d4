import type { PlanTier } from '#contract/people';
import { DomainError } from '#platform/http/domain-error';
import { PlanRefusal } from '#platform/plans/plan.errors';

/** None, or between other people: who is not one of the two cannot tell the difference. */
export class OrderNotFound extends DomainError {
  constructor() {
    super('monetization.order-not-found', 'not-found');
  }
}

/** It has another state than the move begins with: somebody was quicker, or it is over. */
export class OrderChangedMeanwhile extends DomainError {
  constructor() {
    super('monetization.order-changed', 'conflict');
  }
}

/** It is the other side's to do. */
export class NotYourOrderMove extends DomainError {
  constructor() {
    super('monetization.not-your-order-move', 'forbidden');
  }
}

/** It was received, or refunded, too long ago. */
export class OrderTooLate extends DomainError {
  constructor() {
    super('monetization.order-too-late', 'conflict');
  }
}

/** More orders are under way than the seller's plan follows. */
export class OrderLocked extends PlanRefusal {
  constructor(has: PlanTier, limit: number) {
    super('monetization.order-locked', 'order-tracking', has, { limit });
  }
}

/** The two have agreed on no price for it. */
export class NoDeal extends DomainError {
  constructor() {
    super('monetization.no-deal', 'conflict');
  }
}

/** None, or none that anybody may see any more. */
export class ItemNotFound extends DomainError {
  constructor() {
    super('monetization.item-not-found', 'not-found');
  }
}

/** It is sold, or kept for somebody else. */
export class ItemNotFree extends DomainError {
  constructor() {
    super('monetization.item-not-free', 'conflict');
  }
}

/** One of the two has blocked the other; nobody is told who. */
export class CannotOrder extends DomainError {
  constructor() {
    super('monetization.cannot-order', 'forbidden');
  }
}
