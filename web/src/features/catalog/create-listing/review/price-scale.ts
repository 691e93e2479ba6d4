/** Share of the line that is left free at each end. */
const EDGE = 0.125;

export type PriceScale = {
  lowest: number;
  highest: number;
  /** Where a price stands on the line, from 0 to 1; what is beyond its ends stands at them. */
  at: (price: number) => number;
};

/** The line on which these prices stand; there must be one at least. */
export function priceScale(prices: readonly number[]): PriceScale {
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  const span = highest - lowest;
  return {
    lowest,
    highest,
    at: (price) => {
      const share = span > 0 ? (price - lowest) / span : 0.5 + 2 * Math.sign(price - lowest);
      return Math.min(1, Math.max(0, EDGE + share * (1 - 2 * EDGE)));
    },
  };
}

/** So many of a list, evenly from its beginning to its end. */
export function spread<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, n) => all[Math.round((n * (all.length - 1)) / (most - 1))] as T);
}
