import { OFFER_LIMITS } from '#contract/offers/offer-limits';
import { parseMoney } from '#contract/parse-money';

type Between = { offered: number; price: number };

/** USD as somebody typed it, if it lies above the offer and is not more than the price; null otherwise. */
export function counterAmount(typed: string, { offered, price }: Between, language: string): number | null {
  const amount = parseMoney(typed, language);
  return amount !== null && amount > offered && amount <= price && amount < OFFER_LIMITS.below
    ? amount
    : null;
}
