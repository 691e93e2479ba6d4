import { DomainError } from '#platform/http/domain-error';

/** Without a key of a payment provider a server in production takes no money. */
export class NothingIsSold extends DomainError {
  constructor() {
    super('monetization.nothing-is-sold', 'unavailable');
  }
}

/** Seconds after which whoever takes the money may answer again. */
const RETRY_AFTER = 30;

/** The payment provider does not answer. */
export class BillingUnavailable extends DomainError {
  /** `cause` is logged. */
  constructor(cause?: unknown) {
    super('monetization.billing-unavailable', 'unavailable', { retryAfter: RETRY_AFTER });
    this.cause = cause;
  }
}

/** The card was not accepted; nothing has changed. */
export class PaymentFailed extends DomainError {
  constructor() {
    super('monetization.payment-failed', 'conflict');
  }
}

export class CheckoutNotFound extends DomainError {
  constructor() {
    super('monetization.checkout-not-found', 'not-found');
  }
}

/** It was paid, left, or took too long. */
export class CheckoutClosed extends DomainError {
  constructor() {
    super('monetization.checkout-closed', 'conflict');
  }
}

export class NoPortal extends DomainError {
  constructor() {
    super('monetization.no-portal', 'conflict');
  }
}
