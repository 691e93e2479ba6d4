import { DomainError } from '#platform/http/domain-error';

/** There is no number to confirm. */
export class PhoneMissing extends DomainError {
  constructor() {
    super('identity.phone-missing', 'conflict');
  }
}

/** Nobody is set who could send a code. */
export class PhoneCodesUnavailable extends DomainError {
  constructor() {
    super('identity.phone-codes-unavailable', 'unavailable');
  }
}

/** It is too old, was tried too often, replaced or used, or belongs to a number that is another one now. */
export class PhoneCodeGone extends DomainError {
  constructor() {
    super('identity.phone-code-gone', 'conflict');
  }
}
