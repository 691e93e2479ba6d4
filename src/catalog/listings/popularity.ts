/** Twice the interest weighs as much as being this much newer: two days. */
export const DOUBLING_SECONDS = 2 * 24 * 3600;

/** How much more than a view it says that somebody saved a listing, or wrote to its seller about it. */
const WEIGHTS = { favorite: 5, contact: 20 } as const;

/** The score behind "Most Popular" of a listing that has been looked at so often, and no more than that. */
export const popularityOf = (views: number, postedAt: Date): number =>
  Math.log2(1 + views) + postedAt.getTime() / 1000 / DOUBLING_SECONDS;

interface Interest {
  views?: string;
  favorites?: string;
  contacts?: string;
}

/**
 * The score in SQL, on a row of `catalog.listings`; what is not named is as it stands there. Interest decays with age.
 * Written as interest plus time of posting, so that a listing's score changes only when its interest does and never has
 * to be recalculated as it ages.
 */
export const popularityText = ({
  views = 'view_count',
  favorites = 'favorite_count',
  contacts = 'contact_count',
}: Interest): string =>
  `log(2, 1 + (${views}) + ${WEIGHTS.favorite} * (${favorites}) + ${WEIGHTS.contact} * (${contacts}))
    + extract(epoch from created_at) / ${DOUBLING_SECONDS}`;

/** How much a listing's score grows when it counts as posted at another time. */
export const agingOf = (from: Date, to: Date): number =>
  (to.getTime() - from.getTime()) / 1000 / DOUBLING_SECONDS;
