/** What the form of a listing asks for, one by one. */
export const LISTING_FIELDS = [
  'title',
  'description',
  'price',
  'category',
  'condition',
  'location',
  'zipCode',
  'tags',
] as const;
export type ListingField = (typeof LISTING_FIELDS)[number];

/** Listings somebody has begun and not published: so many at a time, each kept for so long after its last change. */
export const DRAFT_LIMITS = {
  perPerson: 20,
  keptDays: 90,
  /** Origins of all fields together. */
  origins: 32,
} as const;
