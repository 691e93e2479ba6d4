import { DomainError } from '#platform/http/domain-error';

/** There is nothing that could be changed, cancelled or taken back. */
export class NotSubscribed extends DomainError {
  constructor() {
    super('monetization.not-subscribed', 'conflict');
  }
}

/** A second one would be paid for, too: the one there is can be changed. */
export class AlreadySubscribed extends DomainError {
  constructor() {
    super('monetization.already-subscribed', 'conflict');
  }
}

/** A renewal waits to be paid. */
export class PaymentIsDue extends DomainError {
  constructor() {
    super('monetization.payment-is-due', 'conflict');
  }
}
