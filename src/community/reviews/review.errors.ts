import type { ReviewObstacle } from '#contract/community/reviews';
import { DomainError } from '#platform/http/domain-error';

/** There is none, or it is not theirs. */
export class DealNotFound extends DomainError {
  constructor() {
    super('community.deal-not-found', 'not-found');
  }
}

/** There is none that who asks may see. */
export class ReviewNotFound extends DomainError {
  constructor() {
    super('community.review-not-found', 'not-found');
  }
}

const OBSTACLES: Readonly<Record<ReviewObstacle, string>> = {
  closed: 'community.review-closed',
  'called-off': 'community.review-called-off',
  left: 'community.review-left',
};

/** The deal's time is over, it fell through, or the other one has left. */
export class CannotReview extends DomainError {
  constructor(obstacle: ReviewObstacle) {
    super(OBSTACLES[obstacle], 'conflict');
  }
}

/** An answer goes to its author, whom one of the two has blocked. */
export class ApartFromAuthor extends DomainError {
  constructor() {
    super('community.review-apart', 'forbidden');
  }
}

export class AlreadyReviewed extends DomainError {
  constructor() {
    super('community.already-reviewed', 'conflict');
  }
}

/** Everybody reads it already. */
export class ReviewShown extends DomainError {
  constructor() {
    super('community.review-shown', 'conflict');
  }
}

/** Only whom it is about answers a review. */
export class NotYourReview extends DomainError {
  constructor() {
    super('community.not-your-review', 'forbidden');
  }
}

export class AlreadyReplied extends DomainError {
  constructor() {
    super('community.already-replied', 'conflict');
  }
}
