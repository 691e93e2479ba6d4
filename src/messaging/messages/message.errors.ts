import { DomainError } from '#platform/http/domain-error';

/** Neither words nor pictures (spec 2, section 5). */
export class MessageIncomplete extends DomainError {
  constructor() {
    super('messaging.message-incomplete', 'invalid', {}, [{ field: 'content', code: 'message-required' }]);
  }
}

/** The id names a message of somebody else, or of another conversation. */
export class MessageIdTaken extends DomainError {
  constructor() {
    super('messaging.message-id-taken', 'conflict');
  }
}
