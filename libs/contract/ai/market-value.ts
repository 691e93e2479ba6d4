/** Marketplaces whose screenshots are told apart. `own` is this one. */
export const PLATFORMS = [
  'ebay',
  'facebook',
  'offerup',
  'mercari',
  'craigslist',
  'poshmark',
  'depop',
  'etsy',
  'amazon',
  'swappa',
  'own',
] as const;
export type Platform = (typeof PLATFORMS)[number];

export const MARKET_VALUE = {
  /** Of 1,048,576 bytes (spec 3, section 9). */
  screenshotMegabytes: 10,
  /** Screenshots one address may have read per hour, and estimates it may ask for. */
  readingsPerHour: 20,
  estimatesPerHour: 60,
  /** Fewer comparables than these are said to be few. */
  fewest: 5,
} as const;

export const DEMAND_RATINGS = ['high', 'medium', 'low'] as const;
export type DemandRating = (typeof DEMAND_RATINGS)[number];
