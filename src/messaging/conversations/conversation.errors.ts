import { DomainError } from '#platform/http/domain-error';

/** None, or none of the asker's: who does not take part cannot tell the difference. */
export class ConversationNotFound extends DomainError {
  constructor() {
    super('messaging.conversation-not-found', 'not-found');
  }
}

export class ConversationWithOneself extends DomainError {
  constructor() {
    super('messaging.conversation-with-oneself', 'invalid');
  }
}

/** A conversation is about something that one of the two sells. */
export class ItemOfNeither extends DomainError {
  constructor() {
    super('messaging.item-of-neither', 'invalid');
  }
}

/** One of the two has blocked the other; nobody is told who. */
export class CannotWrite extends DomainError {
  constructor() {
    super('messaging.cannot-write', 'forbidden');
  }
}

export class PersonHasLeft extends DomainError {
  constructor() {
    super('messaging.person-has-left', 'conflict');
  }
}
