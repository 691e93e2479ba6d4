import { COMPARABLES } from '#contract/listings';
import { plainWords } from '#contract/search/plain-words';
import type { Comparable, Comparables } from './comparables.dto.js';
import { priceQuantile } from './quantile.js';

/** Of what is of a listing's kind, what has most words of its title, the latest first; and what such things cost. */
export function nearest(title: string, found: readonly Comparable[]): Comparables {
  const items = byWordsOf(title, found)
    .slice(0, COMPARABLES.shown)
    .map(({ one }) => asComparable(one));
  const prices = items.map(({ price }) => price);
  return { items, median: items.length < COMPARABLES.fewest ? null : priceQuantile(prices, 0.5) };
}

/** With how many words of a title each has: those with most first, the latest of them. */
export function byWordsOf<One extends Comparable>(title: string, found: readonly One[]) {
  const words = new Set(plainWords(title));
  const shared = (one: One) => new Set(plainWords(one.title).filter((word) => words.has(word))).size;
  return found
    .map((one) => ({ one, shared: shared(one) }))
    .toSorted((a, b) => b.shared - a.shared || b.one.at.localeCompare(a.one.at));
}

/** Without what else is known of it. */
export const asComparable = ({ id, title, price, condition, image, kind, at }: Comparable): Comparable => ({
  id,
  title,
  price,
  condition,
  image,
  kind,
  at,
});
