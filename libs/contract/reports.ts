/** Why a listing, or a comment on one, is reported (spec 1, section 3). */
export const LISTING_REPORT_REASONS = ['spam', 'scam', 'sold_out', 'inappropriate_content'] as const;
export type ListingReportReason = (typeof LISTING_REPORT_REASONS)[number];

/** What became of a report (spec 3, section 4). */
export const LISTING_REPORT_STATUSES = ['pending', 'reviewed', 'resolved', 'dismissed'] as const;
export type ListingReportStatus = (typeof LISTING_REPORT_STATUSES)[number];

export const REPORT_LIMITS = {
  /** Spec 1, section 9. */
  description: 500,
  commentsPerDay: 20,
  /** Why a listing is taken down: as of a review. */
  takeDownReason: 300,
} as const;
