import { DomainError } from '#platform/http/domain-error';

/** Somebody could be taken for another member. */
export class NameTaken extends DomainError {
  constructor() {
    super('identity.name-taken', 'conflict', {}, [{ field: 'fullName', code: 'full-name-taken' }]);
  }
}

/** Guests have no name, text or telephone number of their own. */
export class MembersOnly extends DomainError {
  constructor() {
    super('identity.members-only', 'forbidden');
  }
}
