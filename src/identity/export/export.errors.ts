import { DomainError } from '#platform/http/domain-error';

/** The one they asked for before is still being made. */
export class ExportUnderWay extends DomainError {
  constructor() {
    super('identity.export-under-way', 'conflict');
  }
}

/** `retryAfter` is in seconds. */
export class ExportOnceADay extends DomainError {
  constructor(retryAfter: number) {
    super('identity.export-once-a-day', 'too-many', { retryAfter });
  }
}

/** None is ready, or what opens it has ended. */
export class ExportNotFound extends DomainError {
  constructor() {
    super('identity.export-not-found', 'not-found');
  }
}
