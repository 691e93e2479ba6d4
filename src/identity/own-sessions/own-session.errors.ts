import { DomainError } from '#platform/http/domain-error';

/** None, over already, or somebody else's. */
export class SessionNotFound extends DomainError {
  constructor() {
    super('identity.session-not-found', 'not-found');
  }
}
