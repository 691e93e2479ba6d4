import { DomainError } from '#platform/http/domain-error';

/** None, or none that anybody may see any more. */
export class ItemNotFound extends DomainError {
  constructor() {
    super('messaging.item-not-found', 'not-found');
  }
}
