/** The address carries what is being reported: `?report=listing:<id>`, `?report=comment:<id>`. */
export const REPORT = 'report';
/** The address carries the listing that an administrator takes down. */
export const TAKE_DOWN = 'take-down';
/** The address carries the sale one writes a review of: `?review=<id>`. */
export const REVIEW = 'review';
/** The address carries the review that is being reported. */
export const REPORT_REVIEW = 'report-review';

/** The address carries the listing of one's own that is to be boosted. */
export const BOOST = 'boost';

/** What is planned: `?meetup=<listing>` proposes one about it, `?meetup=move:<meetup>` another time for one. */
export const MEETUP = 'meetup';
/** The address carries the listing that was agreed on and is to be shipped. */
export const SHIP = 'ship';

/** The plan that is being chosen, with how often it is paid for: `?plan=premium_yearly`; `?plan=free` leaves plans. */
export const PLAN = 'plan';
/** A question to whoever sells the plans. */
export const SALES = 'sales';
