import { COMPARABLES } from '#contract/listings';
import { toCents, toUsd } from '#contract/money';
import { plainWords } from '#contract/search/plain-words';
import type { Comparable, Comparables } from './comparables.dto.js';

/** Of what is of a listing's kind, what has most words of its title, the latest first; and what such things cost. */
export function nearest(title: string, found: readonly Comparable[]): Comparables {
  const words = new Set(plainWords(title));
  const shared = (other: Comparable) =>
    new Set(plainWords(other.title).filter((word) => words.has(word))).size;
  const items = found
    .map((item) => ({ item, shared: shared(item) }))
    .toSorted((one, other) => other.shared - one.shared || other.item.at.localeCompare(one.item.at))
    .slice(0, COMPARABLES.shown)
    .map(({ item }) => item);
  return { items, median: items.length < COMPARABLES.fewest ? null : medianOf(items) };
}

function medianOf(items: readonly Comparable[]): number {
  const cents = items.map(({ price }) => toCents(price)).toSorted((one, other) => one - other);
  const middle = (cents.length - 1) / 2;
  const [low = 0, high = 0] = [cents[Math.floor(middle)], cents[Math.ceil(middle)]];
  return toUsd(Math.round((low + high) / 2));
}
