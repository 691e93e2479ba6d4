import { SAVED_SEARCH_LIMITS } from '#contract/saved-searches';
import { DomainError } from '#platform/http/domain-error';

export class SavedSearchNotFound extends DomainError {
  constructor() {
    super('catalog.saved-search-not-found', 'not-found');
  }
}

export class SavedSearchLimitReached extends DomainError {
  constructor() {
    super('catalog.saved-search-limit', 'forbidden', { limit: SAVED_SEARCH_LIMITS.perPerson });
  }
}

/** It asks for everything there is, or its words mean nothing. */
export class SavedSearchMeaningless extends DomainError {
  constructor() {
    super('catalog.saved-search-meaningless', 'invalid');
  }
}

/** The link of a mail that is incomplete, whose address was replaced or has said stop, or whose search is gone. */
export class SearchLinkUnknown extends DomainError {
  constructor() {
    super('catalog.search-link-unknown', 'not-found');
  }
}
