import { DomainError } from '#platform/http/domain-error';

/** None, or somebody else's. */
export class NotificationNotFound extends DomainError {
  constructor() {
    super('messaging.notification-not-found', 'not-found');
  }
}

/** Forged, or its person has left. */
export class UnsubscribeLinkUnknown extends DomainError {
  constructor() {
    super('messaging.unsubscribe-link-unknown', 'not-found');
  }
}
