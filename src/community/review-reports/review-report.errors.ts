import { DomainError } from '#platform/http/domain-error';

export class ReviewReportNotFound extends DomainError {
  constructor() {
    super('community.review-report-not-found', 'not-found');
  }
}

export class CannotReportOwnReview extends DomainError {
  constructor() {
    super('community.cannot-report-own-review', 'forbidden');
  }
}

/** The same one is reported once by a person. */
export class ReviewAlreadyReported extends DomainError {
  constructor() {
    super('community.review-already-reported', 'conflict');
  }
}
