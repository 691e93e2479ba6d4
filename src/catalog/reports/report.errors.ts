import type { PlanTier } from '#contract/people';
import { DomainError } from '#platform/http/domain-error';
import { PlanRefusal } from '#platform/plans/plan.errors';

export class ListingReportNotFound extends DomainError {
  constructor() {
    super('catalog.report-not-found', 'not-found');
  }
}

/** One's own listing, or comment. */
export class CannotReportOwn extends DomainError {
  constructor() {
    super('catalog.cannot-report-own', 'forbidden');
  }
}

/** The same thing is reported once by a person. */
export class AlreadyReported extends DomainError {
  constructor() {
    super('catalog.already-reported', 'conflict');
  }
}

export class ReportLimitReached extends PlanRefusal {
  constructor(has: PlanTier, limit: number) {
    super('catalog.report-limit', 'reports', has, { limit });
  }
}
