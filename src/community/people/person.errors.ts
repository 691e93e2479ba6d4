import { DomainError } from '#platform/http/domain-error';

export class PersonNotFound extends DomainError {
  constructor(id: string) {
    super('community.person-not-found', 'not-found', { id });
  }
}
