import { OFFER_LIMITS } from '#contract/offers/offer-limits';

/** USD as somebody typed it, if it lies above the offer and is not more than the price; null otherwise. */
export function counterAmount(typed: string, offered: number, price: number): number | null {
  const written = typed.trim().replace(/^\$/, '').replace(',', '.');
  if (!new RegExp(`^\\d+(\\.\\d{1,${OFFER_LIMITS.decimals}})?$`).test(written)) return null;
  const amount = Number(written);
  return amount > offered && amount <= price && amount < OFFER_LIMITS.below ? amount : null;
}
