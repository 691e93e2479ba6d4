import type { Entitlement, PlanTier } from '#contract/people';
import { DomainError } from '#platform/http/domain-error';

/** A free account keeps a few (spec 1, section 6). */
export class FavoritesLimitReached extends DomainError {
  constructor(limit: number) {
    const feature: Entitlement = 'unlimited-favorites';
    const tier: PlanTier = 'premium';
    super('catalog.favorites-limit', 'payment-required', { feature, tier, limit });
  }
}

export class FavoriteOfOwnListing extends DomainError {
  constructor() {
    super('catalog.favorite-of-own-listing', 'forbidden');
  }
}
