import { DomainError, type FieldIssue } from './domain-error.js';

export class InvalidInput extends DomainError {
  constructor(issues: readonly FieldIssue[]) {
    super('platform.invalid-input', 'invalid', {}, issues);
  }
}

export class MalformedRequest extends DomainError {
  constructor() {
    super('platform.malformed-request', 'malformed');
  }
}

export class RouteNotFound extends DomainError {
  constructor() {
    super('platform.not-found', 'not-found');
  }
}

export class RequestTooLarge extends DomainError {
  constructor() {
    super('platform.request-too-large', 'too-large');
  }
}

export class UnsupportedContent extends DomainError {
  constructor() {
    super('platform.unsupported-content', 'unsupported');
  }
}

/** Two changes met and the database let only one through; trying again is safe. */
export class ChangedMeanwhile extends DomainError {
  constructor() {
    super('platform.changed-meanwhile', 'conflict');
  }
}

export class TemporarilyUnavailable extends DomainError {
  /** `cause` is logged. */
  constructor(cause?: unknown) {
    super('platform.unavailable', 'unavailable');
    this.cause = cause;
  }
}

/** A disk of ours is full: of the database, or where files are kept. */
export class InsufficientStorage extends DomainError {
  /** `cause` is logged. */
  constructor(cause?: unknown) {
    super('platform.insufficient-storage', 'insufficient-storage');
    this.cause = cause;
  }
}
