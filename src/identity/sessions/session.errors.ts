import { DomainError } from '#platform/http/domain-error';

export class InvalidCredentials extends DomainError {
  constructor() {
    super('identity.invalid-credentials', 'unauthenticated');
  }
}

export class EmailNotConfirmed extends DomainError {
  constructor() {
    super('identity.email-not-confirmed', 'forbidden');
  }
}

/** The browser's session is over, or it never had one: the person has to sign in. */
export class SessionEnded extends DomainError {
  constructor() {
    super('identity.session-ended', 'unauthenticated');
  }
}
