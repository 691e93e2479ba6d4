import { DomainError } from '../http/domain-error.js';

/** The bucket did not answer, or refused. `cause` says why, for the log. */
export class StorageUnavailable extends DomainError {
  constructor(cause: unknown) {
    super('platform.storage-unavailable', 'unavailable');
    this.cause = cause;
  }
}
