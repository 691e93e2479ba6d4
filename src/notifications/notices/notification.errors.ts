import { DomainError } from '#platform/http/domain-error';

/** None, or somebody else's. */
export class NotificationNotFound extends DomainError {
  constructor() {
    super('notifications.notification-not-found', 'not-found');
  }
}

/** Forged, or its person has left. */
export class UnsubscribeLinkUnknown extends DomainError {
  constructor() {
    super('notifications.unsubscribe-link-unknown', 'not-found');
  }
}
