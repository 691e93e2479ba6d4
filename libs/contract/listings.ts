/** Category slugs as stored (decisions: Catalog). `free` is not one: it is the browse filter "price is 0". */
export const CATEGORIES = [
  'electronics',
  'clothing',
  'home-garden',
  'sporting-goods',
  'collectibles',
  'books',
  'vehicles',
  'services',
  'software',
  'musical-instruments',
  'jewelry-watches',
  'other',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_FILTERS = [...CATEGORIES, 'free'] as const;
export type CategoryFilter = (typeof CATEGORY_FILTERS)[number];

export const CONDITIONS = ['new', 'like-new', 'good', 'fair', 'poor'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** `nearest` needs a place to be near of. */
export const LISTING_SORTS = ['newest', 'price-asc', 'price-desc', 'popular', 'nearest'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

export const LISTING_STATUSES = ['active', 'pending', 'removed', 'sold'] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** What one's own listings can be told apart by; a removed one is not shown to its seller. */
export const OWN_LISTING_STATUSES = ['active', 'pending', 'sold'] as const satisfies readonly ListingStatus[];
export type OwnListingStatus = (typeof OWN_LISTING_STATUSES)[number];

/** Limits of a listing (spec 1, section 9); texts without a bound there get the ones that keep a page readable. */
export const LISTING_LIMITS = {
  title: 120,
  description: 5000,
  location: 120,
  zipCode: 10,
  tags: 10,
  tag: 30,
  images: 5,
  /** Of a listing that was made of a recording. */
  spokenImages: 8,
  imageMegabytes: 10,
  /** USD; offers end below the same figure (spec 2, section 5). */
  price: 999_999.99,
  perGuest: 3,
  /** Searches are cut to this many characters. */
  query: 100,
  /** Totals and facets are counted up to here and then shown as "1,000+". */
  countedUpTo: 1000,
  page: 24,
} as const;

/** Pictures a listing may have, made of a recording or not (spec 1, section 5). */
export const mostImages = (spoken: boolean): number =>
  spoken ? LISTING_LIMITS.spokenImages : LISTING_LIMITS.images;

const META_DESCRIPTION_LENGTH = 160;

/** The first characters of a description, on one line, as a page's meta description (spec 1, section 9). Halves no character. */
export const metaDescription = (description: string): string =>
  Array.from(description.replaceAll(/\s+/g, ' ')).slice(0, META_DESCRIPTION_LENGTH).join('');

/** A seller rated this well or better is a Trusted Seller (spec 1, section 3). */
export const TRUSTED_SELLER_RATING = 4.5;

/** How many of the listings somebody looked at last are shown to them. */
export const RECENTLY_VIEWED = 20;

/** The swipe feed (spec 3, section 9). */
export const FEED_LIMITS = {
  page: 10,
  /** More is fetched when no more than this many are left. */
  ahead: 3,
  /** Pixels that a card is drawn aside until that means something. */
  swipe: 100,
  /** Characters of a description. */
  excerpt: 140,
} as const;

/** What a listing is compared with: so many at most, and no median of fewer. */
export const COMPARABLES = { shown: 12, fewest: 3 } as const;

/** How far around a place a reader may look, in kilometres. */
export const WITHIN_KM = [1, 5, 10, 25] as const;
export type WithinKm = (typeof WITHIN_KM)[number];

/** The id of the last coarse place there is (`placeAt` in `places.ts`). */
export const LAST_PLACE = 648_035_999;
