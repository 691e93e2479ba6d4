import { DomainError } from '#platform/http/domain-error';

/** More requests or socket messages than `THROTTLE_PER_MINUTE` allows. `retryAfter` is in seconds. */
export class TooManyRequests extends DomainError {
  constructor(retryAfter: number) {
    super('platform.too-many-requests', 'too-many', { retryAfter });
  }
}

/**
 * A limit of the product is reached ("10 log-ins per hour"). `code` may be one whose text tells more than the general
 * one; `retryAfter` is in seconds.
 */
export class TooManyAttempts extends DomainError {
  constructor(retryAfter: number, code = 'platform.too-many-attempts') {
    super(code, 'too-many', { retryAfter });
  }
}
