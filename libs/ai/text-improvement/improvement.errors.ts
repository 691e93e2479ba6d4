import { DomainError } from '#platform/http/domain-error';

/** There is nothing to improve. */
export class NoTranscript extends DomainError {
  constructor() {
    super('ai.no-transcript', 'invalid');
  }
}
