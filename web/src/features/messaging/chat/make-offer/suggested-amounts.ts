import { toCents, toUsd } from '#contract/money';

const SHARES = [0.05, 0.1, 0.15] as const;

/** From a price up: the steps, in cents, in which people name prices around it. */
const STEPS = [
  [10_000, 10_000],
  [1000, 1000],
  [20, 100],
  [5, 25],
  [1, 5],
  [0, 1],
] as const;

export type Suggestion = { share: number; amount: number };

/** USD: by how much people move a price of this height. */
export const stepOf = (price: number): number => toUsd(stepCents(price));

/** What one touch offers for an asking price, in USD: less than it, more than nothing, each amount once. */
export function suggestedAmounts(price: number): Suggestion[] {
  const step = stepCents(price);
  const rounded = SHARES.map((share) => ({
    share,
    amount: toUsd(Math.round((toCents(price) * (1 - share)) / step) * step),
  }));
  return rounded.filter(
    ({ amount }, n) =>
      amount > 0 && amount < price && rounded.findIndex((one) => one.amount === amount) === n,
  );
}

/** The next step below or above, between the smallest amount there is and the asking price. */
export function steppedAmount(amount: number, direction: -1 | 1, price: number): number {
  const step = stepCents(price);
  const cents = toCents(amount);
  const asked = toCents(price);
  const next = direction > 0 ? (Math.floor(cents / step) + 1) * step : (Math.ceil(cents / step) - 1) * step;
  return toUsd(Math.min(Math.max(next, Math.min(step, asked)), asked));
}

const stepCents = (price: number): number => STEPS.find(([from]) => price >= from)?.[1] ?? 1;
