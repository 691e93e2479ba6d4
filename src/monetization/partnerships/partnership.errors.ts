import { PARTNERSHIPS } from '#contract/monetization/partnerships';
import { DomainError } from '#platform/http/domain-error';

export class PartnershipNotFound extends DomainError {
  constructor() {
    super('monetization.partnership-not-found', 'not-found');
  }
}

export class TooManyPartnerships extends DomainError {
  constructor() {
    super('monetization.too-many-partnerships', 'conflict', { max: PARTNERSHIPS.most });
  }
}
