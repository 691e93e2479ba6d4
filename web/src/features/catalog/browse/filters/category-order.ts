import type { CategoryFilter } from '#contract/listings';

/** The most wanted first, "Free" among them: on a phone only the first few are in view. */
export const CATEGORIES_SHOWN: readonly CategoryFilter[] = [
  'electronics',
  'clothing',
  'home-garden',
  'free',
  'sporting-goods',
  'books',
  'collectibles',
  'musical-instruments',
  'vehicles',
  'jewelry-watches',
  'software',
  'services',
  'other',
];
