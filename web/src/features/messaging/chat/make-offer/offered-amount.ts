import { parseMoney } from '#contract/parse-money';

/** USD as somebody typed it, if it is more than nothing and not more than the asking price; null otherwise. */
export function offeredAmount(typed: string, price: number, language: string): number | null {
  const amount = parseMoney(typed, language);
  return amount !== null && amount > 0 && amount <= price ? amount : null;
}
