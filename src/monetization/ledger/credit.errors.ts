import { DomainError } from '#platform/http/domain-error';

export class NotEnoughCredits extends DomainError {
  constructor() {
    super('monetization.not-enough-credits', 'conflict');
  }
}
