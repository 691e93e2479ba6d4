import { DomainError } from '#platform/http/domain-error';

export class GuestCredentialsWrong extends DomainError {
  constructor() {
    super('identity.guest-credentials', 'unauthenticated');
  }
}
