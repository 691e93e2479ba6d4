/** Limits of favorites (spec 1, section 9). */
export const FAVORITE_LIMITS = {
  page: 24,
  /** Listings that are asked about at once. */
  marks: 100,
  query: 100,
} as const;

/** The parts of the list: what has become cheaper since it was saved, what can still be had, what is sold. */
export const FAVORITE_PARTS = ['all', 'dropped', 'available', 'sold'] as const;
export type FavoritePart = (typeof FAVORITE_PARTS)[number];

export const FAVORITE_SORTS = ['saved', 'price-drop', 'price-asc', 'price-desc'] as const;
export type FavoriteSort = (typeof FAVORITE_SORTS)[number];
