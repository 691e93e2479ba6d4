import { DomainError } from '#platform/http/domain-error';

export class PersonNotFound extends DomainError {
  constructor() {
    super('messaging.person-not-found', 'not-found');
  }
}
