import { DomainError } from '#platform/http/domain-error';

/** No signature of Stripe's, or an old one. */
export class NotFromStripe extends DomainError {
  constructor() {
    super('monetization.not-from-stripe', 'malformed');
  }
}

/** Nobody is set here who could have signed it. */
export class NoWebhooks extends DomainError {
  constructor() {
    super('monetization.no-webhooks', 'not-found');
  }
}
