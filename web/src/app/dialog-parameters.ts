/** The address carries what is being reported: `?report=listing:<id>`, `?report=comment:<id>`. */
export const REPORT = 'report';
/** The address carries the sale one writes a review of: `?review=<id>`. */
export const REVIEW = 'review';
/** The address carries the review that is being reported. */
export const REPORT_REVIEW = 'report-review';

/** What is planned: `?meetup=<listing>` proposes one about it, `?meetup=move:<meetup>` another time for one. */
export const MEETUP = 'meetup';
