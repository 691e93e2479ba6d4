import type { PlanTier } from '#contract/people';
import { DomainError } from '#platform/http/domain-error';
import { PlanRefusal } from '#platform/plans/plan.errors';

/** A free account keeps a few (spec 1, section 6). */
export class FavoritesLimitReached extends PlanRefusal {
  constructor(has: PlanTier, limit: number) {
    super('catalog.favorites-limit', 'favorites', has, { limit });
  }
}

export class FavoriteOfOwnListing extends DomainError {
  constructor() {
    super('catalog.favorite-of-own-listing', 'forbidden');
  }
}
