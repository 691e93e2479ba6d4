/** What is computed of a seller's own numbers (spec 2, section 3), in the order it is shown. */
export const INSIGHT_KINDS = ['market_trend', 'pricing_optimization', 'best_time'] as const;
export type InsightKind = (typeof INSIGHT_KINDS)[number];

export const INSIGHT_LIMITS = {
  /** Spec 2, section 9: the latest are shown. */
  shown: 3,
  /** Below this many nothing is said but that there are too few. */
  enough: 5,
  /** Hours from one computation to the next. */
  everyHours: 24,
  /** A figure of the market is told for so many days, beside as many before. */
  days: 30,
  /** Listings whose price is told to differ from comparable ones. */
  prices: 5,
  /** A price within this share of the comparable ones is as it should be. */
  usualShare: 0.1,
} as const;
