import { DomainError } from '#platform/http/domain-error';

export class AuthenticationRequired extends DomainError {
  constructor() {
    super('platform.authentication-required', 'unauthenticated');
  }
}

/** The access token is not valid, or no longer; the browser refreshes it and tries again. */
export class SessionExpired extends DomainError {
  constructor() {
    super('platform.session-expired', 'unauthenticated');
  }
}

export class NotAllowed extends DomainError {
  constructor() {
    super('platform.not-allowed', 'forbidden');
  }
}
