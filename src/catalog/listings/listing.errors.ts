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

/** Somebody has changed it since it was read by who edits it. */
export class ListingChangedElsewhere extends DomainError {
  constructor() {
    super('catalog.listing-changed-elsewhere', 'conflict');
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

/** Nothing to release: no buyer is waited for. */
export class ListingNotReserved extends DomainError {
  constructor() {
    super('catalog.listing-not-reserved', 'conflict');
  }
}

/** It is on its way to its buyer. */
export class ListingShipped extends DomainError {
  constructor() {
    super('catalog.listing-shipped', 'conflict');
  }
}

/** Nothing to put up again. */
export class ListingNotSold extends DomainError {
  constructor() {
    super('catalog.listing-not-sold', 'conflict');
  }
}

/** A listing is renewed once in so many days; `days` are left. */
export class RenewedRecently extends DomainError {
  constructor(days: number) {
    super('catalog.renewed-recently', 'conflict', { days });
  }
}
