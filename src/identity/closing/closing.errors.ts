import { DomainError } from '#platform/http/domain-error';

/** Nobody could make an administrator any more. */
export class LastAdministrator extends DomainError {
  constructor() {
    super('identity.last-administrator', 'conflict');
  }
}
