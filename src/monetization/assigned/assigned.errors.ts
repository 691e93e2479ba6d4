import { DomainError } from '#platform/http/domain-error';

/** Only members have plans. */
export class SubscriberNotFound extends DomainError {
  constructor() {
    super('monetization.subscriber-not-found', 'not-found');
  }
}

export class SelectedPlanNotFound extends DomainError {
  constructor() {
    super('monetization.selected-plan-not-found', 'not-found');
  }
}
