/** Deals of brands for students (spec 2, section 3: brand_partnerships). */
export const PARTNERSHIPS = {
  /** Shown at once (spec 2, section 9). */
  shown: 6,
  /** Kept by administrators, those that are switched off too. */
  most: 100,
  brandName: 60,
  discount: 140,
  requirements: 140,
  code: 40,
} as const;
