import { DomainError } from '#platform/http/domain-error';

export class ListingToBoostNotFound extends DomainError {
  constructor() {
    super('monetization.listing-not-found', 'not-found');
  }
}

export class NotYourListingToBoost extends DomainError {
  constructor() {
    super('monetization.not-your-listing', 'forbidden');
  }
}

/** What is reserved or sold gains nothing by it. */
export class ListingNotActive extends DomainError {
  constructor() {
    super('monetization.listing-not-active', 'conflict');
  }
}

export class BoostedLongEnough extends DomainError {
  constructor(days: number) {
    super('monetization.boosted-long-enough', 'conflict', { days });
  }
}
