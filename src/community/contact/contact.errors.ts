import { DomainError } from '#platform/http/domain-error';

/** Neither SUPPORT_EMAIL nor an administrator: a message would lie there unread. */
export class NobodyAnswers extends DomainError {
  constructor() {
    super('community.nobody-answers', 'unavailable');
  }
}
