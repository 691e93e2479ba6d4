import { DomainError } from '#platform/http/domain-error';

export class PlanNotOffered extends DomainError {
  constructor() {
    super('monetization.plan-not-offered', 'not-found');
  }
}
