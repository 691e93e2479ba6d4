import { COMPARABLES } from '#contract/listings';
import type { Comparable } from '../alike/comparables.dto.js';
import { quantile } from '../alike/quantile.js';

/** From which amount on prices are named in steps of how much, in USD: nobody asks 187. */
const STEPS: readonly (readonly [from: number, step: number])[] = [
  [5000, 100],
  [1000, 50],
  [200, 10],
  [20, 5],
  [0, 1],
];

/** USD, the middle one first, then what a quarter of them is below and above; none of too few. */
export function usualPrices(items: readonly Comparable[]): number[] {
  if (items.length < COMPARABLES.fewest) return [];
  const prices = items.map(({ price }) => price);
  return [...new Set([0.5, 0.25, 0.75].map((share) => named(quantile(prices, share) ?? 0)))];
}

function named(price: number): number {
  const step = STEPS.find(([from]) => price >= from)?.[1] ?? 1;
  return Math.round(price / step) * step;
}
