import { toCents, toUsd } from '#contract/money';
import { priceQuantile } from '../alike/quantile.js';
import type { PriceSpread } from './market-value.dto.js';

export const meanOf = (prices: readonly number[]): number | null =>
  prices.length === 0
    ? null
    : toUsd(Math.round(prices.reduce((sum, price) => sum + toCents(price), 0) / prices.length));

export const spreadOf = (prices: readonly number[]): PriceSpread => ({
  count: prices.length,
  median: priceQuantile(prices, 0.5),
  low: priceQuantile(prices, 0.25),
  high: priceQuantile(prices, 0.75),
});
