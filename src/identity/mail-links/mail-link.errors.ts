import { DomainError } from '#platform/http/domain-error';

export class LinkNoLongerValid extends DomainError {
  constructor() {
    super('identity.link-no-longer-valid', 'invalid');
  }
}
