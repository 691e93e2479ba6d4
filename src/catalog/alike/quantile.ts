import { toCents, toUsd } from '#contract/money';

/** What the given share of numbers does not exceed, in proportion between two of them; null of none. */
export function quantile(numbers: readonly number[], share: number): number | null {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((one, other) => one - other);
  const at = (sorted.length - 1) * share;
  const [low = 0, high = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}

/** The same of prices, in USD to the cent. */
export function priceQuantile(prices: readonly number[], share: number): number | null {
  const cents = quantile(prices.map(toCents), share);
  return cents === null ? null : toUsd(Math.round(cents));
}
