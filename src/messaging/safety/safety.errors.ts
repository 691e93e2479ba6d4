import { DomainError } from '#platform/http/domain-error';

export class ConversationReportNotFound extends DomainError {
  constructor() {
    super('messaging.report-not-found', 'not-found');
  }
}

export class CannotBlockYourself extends DomainError {
  constructor() {
    super('messaging.cannot-block-yourself', 'invalid');
  }
}
