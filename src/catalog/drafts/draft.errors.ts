import { DRAFT_LIMITS } from '#contract/drafts';
import { DomainError } from '#platform/http/domain-error';

/** Published, deleted, forgotten, or somebody else's. */
export class DraftNotFound extends DomainError {
  constructor() {
    super('catalog.draft-not-found', 'not-found');
  }
}

/** Another form has changed it since; `version` is what stands there now. */
export class DraftChangedElsewhere extends DomainError {
  constructor(version: number) {
    super('catalog.draft-changed-elsewhere', 'conflict', { version });
  }
}

export class DraftLimitReached extends DomainError {
  constructor() {
    super('catalog.draft-limit', 'forbidden', { limit: DRAFT_LIMITS.perPerson });
  }
}

/** Neither a word nor a picture nor a recording. */
export class DraftEmpty extends DomainError {
  constructor() {
    super('catalog.draft-empty', 'invalid');
  }
}
