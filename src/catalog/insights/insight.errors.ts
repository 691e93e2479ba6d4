import { DomainError } from '#platform/http/domain-error';

/** What it is computed from hardly changes within a day. */
export class InsightsAreFresh extends DomainError {
  constructor(retryAfter: number) {
    super('catalog.insights-fresh', 'too-many', { retryAfter });
  }
}
