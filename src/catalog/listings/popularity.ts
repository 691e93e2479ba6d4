/** A view weighs as much as being this much newer when it doubles: two days. */
export const DOUBLING_SECONDS = 2 * 24 * 3600;

/**
 * The score behind "Most Popular": interest decays with age. Written as interest plus time of posting, so that a
 * listing's score changes only when its interest does and never has to be recalculated as it ages.
 */
export const popularityOf = (interest: number, postedAt: Date): number =>
  Math.log2(1 + interest) + postedAt.getTime() / 1000 / DOUBLING_SECONDS;

/** How much a listing's score grows when it counts as posted at another time. */
export const agingOf = (from: Date, to: Date): number =>
  (to.getTime() - from.getTime()) / 1000 / DOUBLING_SECONDS;
