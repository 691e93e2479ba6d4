import { DomainError } from '#platform/http/domain-error';

/** None, or one that works no more: who asks cannot tell the difference. */
export class CalendarNotFound extends DomainError {
  constructor() {
    super('community.calendar-not-found', 'not-found');
  }
}
