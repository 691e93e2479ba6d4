import { DomainError } from '#platform/http/domain-error';

export class ListingNotFound extends DomainError {
  constructor(id: string) {
    super('catalog.listing-not-found', 'not-found', { id });
  }
}

export class NotYourListing extends DomainError {
  constructor() {
    super('catalog.not-your-listing', 'forbidden');
  }
}

/** Guests may have a few listings at a time; members as many as they like. */
export class GuestListingLimitReached extends DomainError {
  constructor(limit: number) {
    super('catalog.guest-listing-limit', 'forbidden', { limit });
  }
}

/** Only an active listing can be bought or negotiated about. */
export class ListingNotForSale extends DomainError {
  constructor() {
    super('catalog.listing-not-for-sale', 'conflict');
  }
}
