import { toCents, toUsd } from '#contract/money';
import type { PriceSpread } from './market-value.dto.js';

/** What the given share of prices does not exceed, in USD to the cent; null for no prices. */
export function quantile(prices: readonly number[], share: number): number | null {
  if (prices.length === 0) return null;
  const cents = prices.map(toCents).toSorted((one, other) => one - other);
  const at = (cents.length - 1) * share;
  const [low = 0, high = 0] = [cents[Math.floor(at)], cents[Math.ceil(at)]];
  return toUsd(Math.round(low + (high - low) * (at - Math.floor(at))));
}

export const meanOf = (prices: readonly number[]): number | null =>
  prices.length === 0
    ? null
    : toUsd(Math.round(prices.reduce((sum, price) => sum + toCents(price), 0) / prices.length));

export const spreadOf = (prices: readonly number[]): PriceSpread => ({
  count: prices.length,
  median: quantile(prices, 0.5),
  low: quantile(prices, 0.25),
  high: quantile(prices, 0.75),
});
