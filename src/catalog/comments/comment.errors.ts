import { DomainError } from '#platform/http/domain-error';

export class CommentNotFound extends DomainError {
  constructor() {
    super('catalog.comment-not-found', 'not-found');
  }
}

export class NotYourComment extends DomainError {
  constructor() {
    super('catalog.not-your-comment', 'forbidden');
  }
}

/** One of the two, its writer or the listing's seller, has blocked the other. */
export class CannotComment extends DomainError {
  constructor() {
    super('catalog.cannot-comment', 'forbidden');
  }
}

/** The sender's id names another comment already. */
export class CommentIdTaken extends DomainError {
  constructor() {
    super('catalog.comment-id-taken', 'conflict');
  }
}
